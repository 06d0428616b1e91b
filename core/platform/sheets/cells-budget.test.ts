import { expect, test } from '@jest/globals';
import { CellsBudget, columnsMax, rowsReadMax } from './cells-budget.js';

/* Tests of each limit on both sides. A file that has exactly the maximum is accepted. */

const times = (count: number, action: () => void): void => {
  for (let at = 0; at < count; at += 1) action();
};

test.each<[string, fill: (budget: CellsBudget) => void, further: (budget: CellsBudget) => void, problem: string]>([
  ['the last row', (budget) => budget.row(rowsReadMax), (budget) => budget.row(rowsReadMax + 1), 'too_many'],
  ['rows of all sheets', (budget) => times(2 * rowsReadMax, () => budget.row(1)), (budget) => budget.row(1), 'too_many'],
  ['the last column', (budget) => budget.cell(columnsMax), (budget) => budget.cell(columnsMax + 1), 'too_many'],
  ['cells of all sheets', (budget) => times(300_000, () => budget.cell(1)), (budget) => budget.cell(1), 'too_many'],
  ['the letters of one cell', (budget) => budget.text(32_767), (budget) => budget.text(32_768), 'too_much_text'],
  ['the letters of all cells', (budget) => times(200, () => budget.text(10_000)), (budget) => budget.text(1), 'too_much_text'],
])('%s: as much as is allowed is read, one more is refused', (_what, fill, further, problem) => {
  const budget = new CellsBudget();
  expect(() => fill(budget)).not.toThrow();
  expect(() => further(budget)).toThrow(expect.objectContaining({ problem }));
});
