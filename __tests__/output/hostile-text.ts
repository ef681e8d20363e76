import { fc } from "../chance.js";

const words =
  "a @bob #12 GH-3 fixes_#1 o/r#5 a@b.co @o/t `` ``` ```js ~~~ <!-- --> <img_src=x> <b </b> <br> <div> </div> <? ]]> <![CDATA[ " +
  "![ [ ]( ) ](http://e.example/x) * ** _ ~~ \\ & &#64; &lt;img&gt; | $ [^1] [!NOTE] --- === ! javascript:x <http://x.example> " +
  "http://e.example/o/r/issues/4 www.x.example https://x.example/@u <!--_agent-exec:1_--> :// . : / # 5 é " +
  "</details> </summary> </code> </pre> </script> <script>alert(1)</script> ::error:: ##[group] \"onload=x '";

const blanks = [
  " ",
  "\n",
  "\n\n",
  "> ",
  "- ",
  "- [x] ",
  "1. ",
  "    ",
  "\t",
  "[r]: /u\n",
  "[^1]: x\n",
  "| - |\n",
  "# ",
  "\r",
];

const hidden = ["\u200B", "\u202E", "\u{E0041}", "\x1B[31m", "\x1B]8;;http://e.example\x07", "\0", "\uD800"];

/** A piece of text that means something to Markdown, HTML, GitHub, a runner or a terminal. */
export const hostilePiece: fc.Arbitrary<string> = fc.constantFrom(
  ...words
    .split(" ")
    .map((word) =>
      word
        .replaceAll("_src", " src")
        .replaceAll("_#", " #")
        .replace("_agent", " agent")
        .replace("1_--", "1 --"),
    ),
  ...blanks,
  ...hidden,
);

export const hostileText: fc.Arbitrary<string> = fc
  .array(hostilePiece, { maxLength: 25 })
  .map((pieces) => pieces.join(""));
