/** Positions (x and y) of the town's windows. */
const windows = [
  [212, 76],
  [230, 76],
  [212, 102],
  [270, 90],
  [366, 112],
  [882, 118],
  [966, 80],
  [986, 80],
  [966, 106],
  [1184, 114],
  [1288, 108],
  [1390, 112],
] as const;

const pen = { stroke: 'var(--town-pen)', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * A row of roofs along the bottom of a page, in the style of our illustrations: all windows are dark except
 * the stall in the middle. Its colours are `--town-roof`, `--town-pen` and `--town-lamp`. Decorative: it adds
 * nothing to the text above it.
 */
export function Town({ className }: { className: string }) {
  return (
    <svg aria-hidden className={className} viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" fill="none">
      <g fill="var(--town-roof)" {...pen}>
        <path d="M-10 160v-60l50-30 50 30v60zM98 160V88h18V74h22v14h24v72zM196 160V58h56v102zM252 160V72h56v88zM318 160v-54l54-30 54 30v54z" />
        <path d="M446 160v-56h12c0-26 16-34 32-48 16 14 32 22 32 48h12v56zM490 56V44M548 160V54l-4 0 10-20 10 20h-4v106z" />
        <path d="M842 160v-50l46-28 46 28v50zM950 160V62h60v98zM1010 160V80h54v80zM1130 160v-52l60-32 60 32v52zM1262 160V90h70v70zM1344 160v-56l52-30 62 36v50z" />
      </g>
      <g {...pen}>
        <path d="M1098 160c-4-34-2-52 6-74M1104 86c-14-12-26-10-34 0M1104 86c-10-16-4-24-2-28M1104 86c8-14 20-16 28-8M1104 86c14-6 26 0 28 12M600 160c3-36 1-56-6-80M594 80c-14-10-26-8-32 2M594 80c-8-16-2-24 0-28M594 80c8-14 20-14 28-6M594 80c14-4 24 2 26 12" />
        <path fill="var(--town-roof)" d="M652 160V92h136v68z" />
        <path
          fill="var(--town-roof)"
          d="M652 60h136l12 26a11.4 11.4 0 0 1-22.7 0 11.4 11.4 0 0 1-22.7 0 11.4 11.4 0 0 1-22.6 0 11.4 11.4 0 0 1-22.7 0 11.4 11.4 0 0 1-22.7 0 11.4 11.4 0 0 1-22.6 0 11.4 11.4 0 0 1-22.7 0z"
        />
      </g>
      <g fill="var(--town-lamp)">
        <path d="M668 106h72v30h-72z" />
        <path d="M752 108h22v52h-22z" />
        {windows.map(([x, y]) => (
          <rect key={`${x} ${y}`} className="town-window" x={x} y={y} width="10" height="13" rx="1.5" />
        ))}
      </g>
    </svg>
  );
}
