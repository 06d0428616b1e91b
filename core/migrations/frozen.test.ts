import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As `sha256sum` writes it: `<hash>  <file>`, one line each. */
const frozen = readFileSync(join(import.meta.dirname, 'frozen.sha256'), 'utf8');
const files = readdirSync(import.meta.dirname).filter((name) => /^\d{8}T\d{4}-.*\.ts$/.test(name));
const source = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

test('no migration changes after it has landed: databases that already ran it would not get the change', () => {
  const present = files.map((file) => `${createHash('sha256').update(source(file)).digest('hex')}  ${file}\n`);
  // a new one is added by: cd core/migrations && sha256sum 2*.ts > frozen.sha256
  expect(present.join('')).toBe(frozen);
});

test('each migration is listed, in the order of its time, under a name with that time', () => {
  const classes = files.map((file) => /export class (\w+) implements MigrationInterface/.exec(source(file))?.[1]);
  const moments = files.map((file) => Date.parse(file.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)-.*/, '$1-$2-$3T$4:$5Z')));
  expect(classes.map((name) => Number(name?.slice(-13)))).toEqual(moments);
  const list = /const migrations = \[([^\]]*)\]/.exec(source('list.ts'))?.[1] ?? '';
  expect(list.match(/\w+/g)).toEqual(classes);
});
