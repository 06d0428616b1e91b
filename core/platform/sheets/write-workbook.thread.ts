import { answerCalls } from '../threads/answer-calls.js';
import type { WriteCall } from './workbooks.js';
import { XlsxWriter } from './xlsx-writer.js';

let writer: XlsxWriter | undefined;
let given: Uint8Array[] = [];

answerCalls(({ layout, rows, isLast }: WriteCall): Uint8Array => {
  writer ??= new XlsxWriter(layout, (bytes) => given.push(bytes));
  writer.add(rows);
  if (isLast) writer.end();
  const bytes = Buffer.concat(given);
  given = [];
  return bytes;
});
