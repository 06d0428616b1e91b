import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';

type Column<Row> = { head: string; cell: (row: Row) => ReactNode; align?: 'end' };
type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
};

/** Table that scrolls sideways on narrow phones instead of breaking the page. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b text-left text-xs text-soft">
            {columns.map((column) => (
              <th key={column.head} scope="col" className={classNames('px-3 py-2 font-semibold', column.align === 'end' && 'text-right')}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b last:border-0">
              {columns.map((column) => (
                <td key={column.head} className={classNames('px-3 py-3 align-top', column.align === 'end' && 'text-right')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
