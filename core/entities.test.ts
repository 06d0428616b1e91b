import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { entities } from './entities.js';

test('every entity of a feature is registered', () => {
  const written = globSync('features/**/*.entity.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^@Entity\([^]*?^export class (\w+)/gm)].map(([, name]) => name!),
  );
  expect(entities.map(({ name }) => name).toSorted()).toEqual(written.toSorted());
});
