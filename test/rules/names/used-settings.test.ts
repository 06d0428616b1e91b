import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { settings } from '#core/platform/config/config';
import { root } from '../../../scripts/lib/paths.mjs';

/* A setting that is parsed and checked but no longer used by the code has no effect. Nothing else reports that. */

test('every setting is used by the programs', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = files.split('\n').filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^core\/platform\/config\//.test(file));
  const code = sources.map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^ *(?:\/?\*|\/\/).*$/gm, '')).join('\n');
  const words = new Set(code.match(/\b[A-Z\d]+(?:_[A-Z\d]+)*\b/g));
  expect(Object.keys(settings.shape).filter((name) => !words.has(name))).toEqual([]);
});
