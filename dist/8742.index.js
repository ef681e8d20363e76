export const id = 8742;
export const ids = [8742];
export const modules = {

/***/ 98742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: ./lib/compose/executor.js + 1 modules
var executor = __webpack_require__(5777);
;// CONCATENATED MODULE: ./lib/demo/demo.js
/** A recorded task and the model's answers, which the scripted writer replays. */
function recorded(firstReply, reason, secondReply) {
    return {
        task: "Draw a bar chart of the world's five longest rivers as `rivers.svg`, with the longest on top. Print the table as text.",
        script: {
            turns: [
                { delay: "300ms", usage: { inputTokens: 412, outputTokens: 198 }, reply: firstReply },
                { delay: "200ms", decision: { retry: true, reason } },
                { delay: "300ms", usage: { inputTokens: 803, outputTokens: 547 }, reply: secondReply },
                // Used, for example, if a user's own verification fails.
                {
                    decision: {
                        retry: false,
                        reason: "The demo has only two recorded replies. The replies fix only the error in the demo's own program, and no other failure, such as a failure of your own `verify` command.",
                    },
                },
            ],
        },
    };
}

;// CONCATENATED MODULE: ./lib/demo/javascript-demo.js

/** The demo for a machine without Docker. One length is a string, so printing fails. The fixed code draws the chart. */
const javascriptDemo = recorded(`I load the lengths, sort them and print them before I draw.

\`\`\`javascript
const rivers = JSON.parse(\`[
  {"name": "Nile", "km": 6650},
  {"name": "Amazon", "km": 6400},
  {"name": "Yangtze", "km": 6300},
  {"name": "Mississippi-Missouri", "km": 6275},
  {"name": "Yenisei-Angara", "km": "5539"}
]\`);

rivers.sort((a, b) => b.km - a.km);
for (const { name, km } of rivers) console.log(name.padEnd(22), km.toFixed(0), "km");
\`\`\`

The chart follows once the numbers are right.
`, 'One length is the string "5539", which has no toFixed. I will make every length a number, then print the table and draw the chart.', `Every length is a number now; the table and the chart come from the same list.

\`\`\`javascript
const fs = require("fs");

const rivers = [
  ["Nile", 6650],
  ["Amazon", 6400],
  ["Yangtze", 6300],
  ["Mississippi-Missouri", 6275],
  ["Yenisei-Angara", Number("5539")],
].sort((a, b) => b[1] - a[1]);

for (const [name, km] of rivers) console.log(name.padEnd(22) + String(km).padStart(6) + " km");
const mean = rivers.reduce((sum, [, km]) => sum + km, 0) / rivers.length;
console.log("mean".padEnd(22) + mean.toFixed(0).padStart(6) + " km");

const longest = rivers[0][1];
const bars = rivers.map(([name, km], row) => {
  const y = 56 + row * 44;
  const width = Math.round((380 * km) / longest);
  return \`<text x="170" y="\${y + 20}" text-anchor="end">\${name}</text>
<rect x="182" y="\${y}" width="\${width}" height="30" rx="4" fill="#2f6f9f"/>
<text x="\${174 + width}" y="\${y + 20}" text-anchor="end" fill="#fff">\${km} km</text>\`;
});

const svg = \`<svg xmlns="http://www.w3.org/2000/svg" width="590" height="290" font-family="sans-serif" font-size="14">
<rect width="590" height="290" fill="#fff"/>
<text x="24" y="34" font-size="18" font-weight="bold">The five longest rivers</text>
\${bars.join("\\n")}
</svg>
\`;
fs.writeFileSync("rivers.svg", svg);
console.log(\`rivers.svg: \${svg.length} characters\`);
\`\`\`

\`rivers.svg\` holds the chart.
`);

;// CONCATENATED MODULE: ./lib/demo/python-demo.js

/** The demo for a container with Python. One length is a string, so sorting fails. The fixed code draws the chart. */
const pythonDemo = recorded(`I load the lengths, sort them and look at the numbers before I draw.

\`\`\`python
import json
from statistics import mean

rivers = json.loads("""
[
  {"name": "Nile", "km": 6650},
  {"name": "Amazon", "km": 6400},
  {"name": "Yangtze", "km": 6300},
  {"name": "Mississippi-Missouri", "km": 6275},
  {"name": "Yenisei-Angara", "km": "5539"}
]
""")

rivers.sort(key=lambda river: river["km"], reverse=True)
print(f"{len(rivers)} rivers, mean {mean(river['km'] for river in rivers):.0f} km")
\`\`\`

The chart follows once the numbers are right.
`, 'One length is the string "5539" and not a number, so sorting compares text with numbers. I will make every length an int, then print the table and draw the chart.', `Every length is a number now; the table and the chart come from the same list.

\`\`\`python
from statistics import mean

rivers = [
    ("Nile", 6650),
    ("Amazon", 6400),
    ("Yangtze", 6300),
    ("Mississippi-Missouri", 6275),
    ("Yenisei-Angara", int("5539")),
]
rivers.sort(key=lambda river: river[1], reverse=True)

for name, km in rivers:
    print(f"{name:<22}{km:>6} km")
print(f"{'mean':<22}{mean(km for _, km in rivers):>6.0f} km")

longest = rivers[0][1]
bars = []
for row, (name, km) in enumerate(rivers):
    y, width = 56 + row * 44, 380 * km / longest
    bars.append(f'<text x="170" y="{y + 20}" text-anchor="end">{name}</text>')
    bars.append(f'<rect x="182" y="{y}" width="{width:.0f}" height="30" rx="4" fill="#2f6f9f"/>')
    bars.append(f'<text x="{174 + width:.0f}" y="{y + 20}" text-anchor="end" fill="#fff">{km} km</text>')

svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="590" height="290" font-family="sans-serif" font-size="14">
<rect width="590" height="290" fill="#fff"/>
<text x="24" y="34" font-size="18" font-weight="bold">The five longest rivers</text>
{"".join(bars)}
</svg>
"""
with open("rivers.svg", "w") as file:
    file.write(svg)
print(f"rivers.svg: {len(svg)} characters")
\`\`\`

\`rivers.svg\` holds the chart.
`);

// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/run/demo.js




const demos = { python: pythonDemo, javascript: javascriptDemo };
/** The recorded task for the sandbox that is available. If this is not the requested sandbox, it prints a note. */
async function demo({ settings, flags, variable, }) {
    const place = await (0,executor/* findDemoPlace */.mW)({ settings, given: Object.keys(flags), variable });
    if (place.note !== null)
        (0,print/* printError */.yJ)(`${place.note}\n`);
    const { task, script } = demos[place.language];
    return {
        // The recorded task ends with its first pass, whether there is a workspace or not.
        settings: { ...place.settings, until: "pass" },
        task: { text: task, source: { kind: "demo" } },
        replies: { kind: "script", json: JSON.stringify(script) },
    };
}


/***/ })

};
