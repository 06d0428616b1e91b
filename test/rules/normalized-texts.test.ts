import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * Files that call `String.normalize` directly. Its time grows with the square of the number of consecutive combining
 * marks.
 */
const allowed = new Map([
  ['contracts/values/base/normalize-text.ts', 'keeps 30 marks in a row first'],
  ['core/features/auth/passwords.service.ts', 'a password has at most 128 characters, and every one counts'],
]);

test('texts of others are normalized in linear time', () => {
  const files = ['core', 'server', 'workers', 'contracts']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = files.filter((file) => /\.normalize\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual([...allowed.keys()].toSorted());
});
