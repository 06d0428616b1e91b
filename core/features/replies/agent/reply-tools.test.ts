import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { dataParts } from '../owner-data/owner-data.rules.js';
import { guardText } from '../replies.texts.js';
import { ReplyTools } from './reply-tools.js';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** No dependency is used here: the list of tools is known before any of them runs. */
const unused = {} as never;
const tools = new ReplyTools({ LLM_DEADLINE_MS: 30_000 } as never, unused, unused, unused, unused, unused);
const { names } = tools;
const long = { rows: [], isWhole: false };
const instruction = [guardText, ...dataParts({ products: long, answers: long })].join('\n');

test('every tool of the folder is on offer', () => {
  const folder = 'core/features/replies/tools';
  const files = readdirSync(join(root, folder)).filter((file) => !file.endsWith('.test.ts'));
  const written = files.flatMap((file) => /^ {2,}name: '([a-z_]+)',$/m.exec(read(`${folder}/${file}`))?.slice(1) ?? []);
  expect([...names].toSorted()).toEqual(written.toSorted());
});

test.each(names)('the instruction says when to use %s, and its owner reads of it in words', (name) => {
  expect(instruction).toContain(name);
  expect(read('client/src/features/chat/replies/reply-trace.rules.ts')).toMatch(new RegExp(`^  ${name}: `, 'm'));
});

test('a list that fits into the request has no search tool, and a longer one has', () => {
  const whole = { rows: [], isWhole: true };
  const searches = ['cari_produk', 'cari_pengetahuan'];
  const offered = (products: typeof whole, answers: typeof whole) =>
    searches.filter((name) => tools.isOffered(name, { products, answers }));
  expect(offered(whole, whole)).toEqual([]);
  expect(offered(long, whole)).toEqual(['cari_produk']);
  expect(offered(whole, long)).toEqual(['cari_pengetahuan']);
  expect(offered(long, long)).toEqual(['cari_produk', 'cari_pengetahuan']);
});
