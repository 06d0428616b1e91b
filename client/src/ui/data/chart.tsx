import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { labelledIndexes, niceTop } from './chart.rules.js';

export type ChartPoint = { label: string; longLabel: string; value: number };

const height = 240;
const frame = { top: 12, right: 20, bottom: 28, left: 40 };
const gridLines = 4;

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

type ChartProps = {
  title: string;
  points: readonly ChartPoint[];
  unit: string;
  /** Counts of an equally long earlier period, drawn as a dashed line for comparison. */
  before?: readonly number[];
};

/**
 * Line chart of counts with a tooltip by pointer, touch and arrow keys. A table holds the same numbers for
 * screen readers.
 */
export function Chart({ title, points, unit, before = [] }: ChartProps) {
  const { box, width } = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const top = niceTop(Math.max(...points.map((point) => point.value), ...before), gridLines);
  const inner = { width: width - frame.left - frame.right, height: height - frame.top - frame.bottom };
  const x = (index: number) => frame.left + (points.length === 1 ? inner.width / 2 : (index / (points.length - 1)) * inner.width);
  const y = (value: number) => frame.top + inner.height * (1 - value / top);
  const lineOf = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)},${y(value).toFixed(1)}`).join('');
  const line = lineOf(points.map((point) => point.value));
  const area = `${line}L${x(points.length - 1).toFixed(1)},${y(0)}L${x(0).toFixed(1)},${y(0)}Z`;

  function onPointer(event: PointerEvent<SVGSVGElement>) {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - frame.left;
    const index = Math.round((left / inner.width) * (points.length - 1));
    setActive(Math.min(points.length - 1, Math.max(0, index)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = active ?? points.length - 1;
    const moves: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: points.length - 1 };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.min(points.length - 1, Math.max(0, next)));
  }

  const chosen = active === null ? undefined : points[active];
  return (
    <div ref={box} className="relative">
      {/* an image that is read day by day: by touch, mouse or arrow keys */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        role="img"
        aria-label={`${title}. Gunakan panah kiri dan kanan untuk membaca tiap hari.`}
        tabIndex={0}
        width="100%"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block touch-pan-y overflow-visible rounded-md"
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setActive(null)}
        onFocus={() => setActive((now) => now ?? points.length - 1)}
        onBlur={() => setActive(null)}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: gridLines + 1 }, (_, index) => (top / gridLines) * index).map((value) => (
          <g key={value}>
            <line x1={frame.left} x2={width - frame.right} y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x={frame.left - 8} y={y(value) + 4} textAnchor="end" className="fill-soft text-xs">
              {value.toLocaleString('id-ID')}
            </text>
          </g>
        ))}
        {labelledIndexes(points.length, width < 480 ? 5 : 10).map((index) => (
          <text key={index} x={x(index)} y={height - 8} textAnchor="middle" className="fill-soft text-xs">
            {points[index]?.label}
          </text>
        ))}
        <path d={area} className="fill-brand/12" />
        {before.length > 0 && <path d={lineOf(before)} className="fill-none stroke-edge" strokeWidth={1.5} strokeDasharray="4 4" />}
        <path d={line} className="fill-none stroke-brand stroke-2" strokeLinejoin="round" />
        {active !== null && chosen && (
          <g>
            <line x1={x(active)} x2={x(active)} y1={frame.top} y2={y(0)} className="stroke-edge" strokeDasharray="3 3" />
            <circle cx={x(active)} cy={y(chosen.value)} r={5} className="fill-brand stroke-card stroke-2" />
          </g>
        )}
      </svg>
      {active !== null && chosen && (
        <div
          role="status"
          className="pointer-events-none absolute top-0 rounded-md border bg-card px-3 py-1.5 text-sm whitespace-nowrap shadow-soft"
          style={{ left: x(active), transform: `translateX(${active > points.length / 2 ? 'calc(-100% - 10px)' : '10px'})` }}
        >
          <p className="text-xs text-soft">{chosen.longLabel}</p>
          <p className="font-bold">
            {chosen.value.toLocaleString('id-ID')} {unit}
          </p>
          {before[active] !== undefined && (
            <p className="text-xs text-soft">30 hari sebelumnya: {before[active].toLocaleString('id-ID')}</p>
          )}
        </div>
      )}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Tanggal</th>
              <th scope="col">Jumlah {unit}</th>
              {before.length > 0 && <th scope="col">30 hari sebelumnya</th>}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point.longLabel}>
                <th scope="row">{point.longLabel}</th>
                <td>{point.value}</td>
                {before.length > 0 && <td>{before[index]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
