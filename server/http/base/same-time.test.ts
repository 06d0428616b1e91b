import { expect, test } from '@jest/globals';
import { sameTime, sameTimeRefused } from './same-time.js';

/** A minimum response time that ends when the test says so. `asked` records the requested waits. */
function floor() {
  const asked: number[] = [];
  let pass = (): void => undefined;
  const passed = new Promise<void>((resolve) => (pass = resolve));
  const wait = (ms: number): Promise<void> => {
    asked.push(ms);
    return passed;
  };
  return { asked, pass, wait };
}

/** Resolves after all pending promise callbacks have run. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test.each([
  ['a success', () => Promise.resolve('ya')],
  ['a refusal', () => Promise.reject(new Error('tidak'))],
])('%s that is ready at once is not sent before its time', async (_what, action) => {
  const { asked, pass, wait } = floor();
  let told = false;
  const answer = sameTime<string>(action, wait)
    .catch((error: Error) => error.message)
    .finally(() => (told = true));
  await settled();
  expect(asked).toEqual([300]);
  expect(told).toBe(false);
  pass();
  expect(['ya', 'tidak']).toContain(await answer);
});

test('a result that takes longer is sent when it is ready', async () => {
  const { pass, wait } = floor();
  let finish = (): void => undefined;
  const answer = sameTime(() => new Promise<string>((resolve) => (finish = () => resolve('akhirnya'))), wait);
  pass();
  await settled();
  finish();
  expect(await answer).toBe('akhirnya');
});

test('where only refusals wait, a success is sent at once and a refusal is not', async () => {
  const { asked, pass, wait } = floor();
  expect(await sameTimeRefused(() => Promise.resolve('ya'), wait)).toBe('ya');
  let told = false;
  const refused = sameTimeRefused(() => Promise.reject(new Error('tidak')), wait)
    .catch((error: Error) => error.message)
    .finally(() => (told = true));
  await settled();
  expect([asked, told]).toEqual([[300, 300], false]);
  pass();
  expect(await refused).toBe('tidak');
});
