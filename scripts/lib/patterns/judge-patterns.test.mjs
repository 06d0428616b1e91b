import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { judgePatterns, keyOf } from './judge-patterns.mjs';

const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} source @param {string} flags */
const pattern = (source, flags = '') => ({ path: 'core/example.ts', line: 1, source, flags, excused: null });
/** @type {[ReturnType<typeof pattern>, string][]} */
const planted = [
  [pattern(String.raw`[\s.!]+$`, 'u'), 'vulnerable'],
  [pattern(String.raw`^\s*(?:-\s*)?\s*x$`), 'vulnerable'],
  [pattern('(?:a+)+b'), 'vulnerable'],
  [pattern(String.raw`(?<!\p{L})(?:rp|idr)[ ]*(?:rp\.?)?[ ]*$`, 'iu'), 'vulnerable'],
  [pattern(String.raw`^[\s.!]+`, 'u'), 'safe'],
  [pattern(String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+`, 'g'), 'safe'],
];

test('patterns with superlinear time are found, and results are cached', async () => {
  const memory = join(folder, 'memory.json');
  const patterns = planted.map(([one]) => one);
  const verdicts = await judgePatterns(patterns, memory);
  expect(patterns.map((one) => verdicts.get(keyOf(one))?.status)).toEqual(planted.map(([, status]) => status));
  expect(verdicts.get(keyOf(planted[0]?.[0] ?? pattern('')))?.complexity).toContain('2nd degree');
  expect(JSON.parse(readFileSync(memory, 'utf8'))).toHaveLength(planted.length);
  expect((await judgePatterns(patterns.slice(0, 1), memory)).size).toBe(planted.length);
  expect(JSON.parse(readFileSync(memory, 'utf8'))).toHaveLength(1);
});
