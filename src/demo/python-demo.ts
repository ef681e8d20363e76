import { recorded } from "./demo.js";

/** The demo for a container with Python. One length is a string, so sorting fails. The fixed code draws the chart. */
export const pythonDemo = recorded(
  `I load the lengths, sort them and look at the numbers before I draw.

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
`,
  'One length is the string "5539" and not a number, so sorting compares text with numbers. I will make every length an int, then print the table and draw the chart.',
  `Every length is a number now; the table and the chart come from the same list.

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
`,
);
