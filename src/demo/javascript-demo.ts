import { recorded } from "./demo.js";

/** The demo for a machine without Docker. One length is a string, so printing fails. The fixed code draws the chart. */
export const javascriptDemo = recorded(
  `I load the lengths, sort them and print them before I draw.

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
`,
  'One length is the string "5539", which has no toFixed. I will make every length a number, then print the table and draw the chart.',
  `Every length is a number now; the table and the chart come from the same list.

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
`,
);
