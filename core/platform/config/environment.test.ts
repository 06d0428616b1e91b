import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { mailSettings, neededSettings } from '../../../test/support/needed-settings.js';
import { readEnvironment } from './environment.js';

const folder = await mkdtemp(join(tmpdir(), 'settings-'));
afterAll(() => rm(folder, { recursive: true }));

test('a setting is read from the file that the environment names, with every letter', async () => {
  const file = join(folder, 'key');
  const key = 'kunci-rahasia-é-日本-dengan-32-huruf-atau-lebih';
  await writeFile(file, `${key}\n`);
  const environment = jest.replaceProperty(process, 'env', { ...neededSettings, ...mailSettings, LLM_API_KEY_FILE: file });
  try {
    expect(readEnvironment().LLM_API_KEY).toBe(key);
  } finally {
    environment.restore();
  }
});
