import { quantile, spreadOf } from "../../batch/spread.js";
import { count } from "../../format/format.js";
import { escaped, type Html, trusted } from "../print/html-tag.js";

type Format = (value: number) => string;

/** Shows how time or cost varies between runs, in words and as bars. */
export function spreadHtml(values: readonly number[], format: Format): Html {
  const spread = spreadOf(values);
  const words = `median ${format(quantile(values, 0.5))}, 90% within ${format(quantile(values, 0.9))}, at most ${format(quantile(values, 1))}`;
  if (spread.length === 0) return escaped`${words}`;
  const most = Math.max(...spread.map((bar) => bar.count));
  const bars = spread.map(({ from, to, count: runs }) => {
    const where = to === null ? `more than ${format(from)}` : `${format(from)} to ${format(to)}`;
    const height = trusted(`${Math.ceil((runs / most) * 100)}%`);
    return escaped`<i title="${count("run", runs)}: ${where}" style="height:${height}"></i>`;
  });
  return escaped`${words}<div class="bars" aria-hidden="true">${bars}</div>
<div class="ends dim" aria-hidden="true"><span>${format(spread[0]!.from)}</span><span>more than ${format(spread.at(-1)!.from)}</span></div>`;
}
