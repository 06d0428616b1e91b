import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { VirtualList } from '../layout/virtual-list.js';

export type LogViewLine = { text: string; colour: 'red' | 'yellow' | 'green' | 'blue' | 'grey' };

const colours: Record<LogViewLine['colour'], string> = {
  red: 'text-log-red',
  yellow: 'text-log-yellow',
  green: 'text-log-green',
  blue: 'text-log-blue',
  grey: 'text-log-grey',
};

/** Above this number of lines, only the visible ones are rendered. */
const wholeUpTo = 100;
const lineHeight = 18;

type LogViewProps = { lines: readonly LogViewLine[]; label: string; empty: ReactNode; className?: string };

/**
 * Dark log that follows its newest line unless the reader has scrolled up. A log longer than 100 lines needs
 * a fixed height.
 */
export function LogView({ lines, ...rest }: LogViewProps) {
  return lines.length > wholeUpTo ? <LongLog lines={lines} {...rest} /> : <ShortLog lines={lines} {...rest} />;
}

function ShortLog({ lines, label, empty, className }: LogViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const newest = lines.at(-1)?.text;
  useEffect(() => {
    const element = box.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [lines.length, newest]);
  return (
    <div
      ref={box}
      role="log"
      aria-label={label}
      // Growth is not announced to screen readers: that would interrupt everything else. The log can be read line by
      // line.
      aria-live="off"
      tabIndex={0}
      onScroll={({ currentTarget: element }) => {
        atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 24;
      }}
      className={classNames('overflow-y-auto rounded-md bg-log p-3 font-mono text-xs', className)}
    >
      {lines.length === 0 ? (
        <p className="text-log-grey">{empty}</p>
      ) : (
        // The index is the key, because lines never change and a short log has few lines.
        lines.map((line, index) => <Line key={index} line={line} />)
      )}
    </div>
  );
}

function LongLog({ lines, label, className }: LogViewProps) {
  const rows = useMemo(() => withKeys(lines), [lines]);
  return (
    <div
      role="log"
      aria-label={label}
      aria-live="off"
      className={classNames('flex flex-col rounded-md bg-log p-3 font-mono text-xs', className)}
    >
      <VirtualList
        label={label}
        className="flex-1"
        items={rows}
        keyOf={({ key }) => key}
        estimate={lineHeight}
        anchor="end"
        render={({ line }) => <Line line={line} />}
      />
    </div>
  );
}

function Line({ line }: { line: LogViewLine }) {
  return <p className={classNames('break-words whitespace-pre-wrap', colours[line.colour])}>{line.text}</p>;
}

/** Gives each line a key that stays the same when older lines are dropped: its text, with a number when it repeats. */
function withKeys(lines: readonly LogViewLine[]): { key: string; line: LogViewLine }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = (seen.get(line.text) ?? 0) + 1;
    seen.set(line.text, count);
    return { key: `${count} ${line.text}`, line };
  });
}
