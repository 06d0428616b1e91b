import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { removeLeftOvers, temporaryFile } from './temporary-file.js';

const hourMs = 3_600_000;

async function folderOf(prefix: string, ageMs: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await writeFile(join(folder, 'file'), 'x');
  const at = new Date(Date.now() - ageMs);
  await utimes(folder, at, at);
  return folder;
}

test('files of a killed process are removed after six hours; files that may be in use or are not ours stay', async () => {
  const [old, young, foreign] = [
    await folderOf('panel-file-', 6 * hourMs + 60_000),
    await folderOf('panel-file-', 6 * hourMs - 60_000),
    await folderOf('not-panel-file-', 48 * hourMs),
  ];
  await removeLeftOvers(Date.now());
  expect([old, young, foreign].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  await Promise.all([young, foreign].map((folder) => rm(folder, { recursive: true })));
});

test('a temporary file has a folder of its own that only this user opens, and goes with it', async () => {
  const [one, other] = await Promise.all([temporaryFile(), temporaryFile()]);
  expect(dirname(one.path)).not.toBe(dirname(other.path));
  expect((await stat(dirname(one.path))).mode & 0o777).toBe(0o700);
  await writeFile(one.path, 'x');
  await mkdir(join(dirname(one.path), 'more'));
  await Promise.all([one.remove(), other.remove()]);
  expect([one, other].map(({ path }) => existsSync(dirname(path)))).toEqual([false, false]);
});

test('left over files are looked for once an hour, with the next temporary file', async () => {
  let now = performance.now() + 100 * hourMs;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  try {
    const found: boolean[] = [];
    for (const passedMs of [0, hourMs - 60_000, 120_000]) {
      now += passedMs;
      const old = await folderOf('panel-file-', 7 * hourMs);
      await (await temporaryFile()).remove();
      found.push(existsSync(old));
      await rm(old, { recursive: true, force: true });
    }
    expect(found).toEqual([false, true, false]);
  } finally {
    jest.restoreAllMocks();
  }
});
