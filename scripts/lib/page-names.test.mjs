import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** @param {string} path */
const text = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string} source @param {RegExp} pattern */
const all = (source, pattern) => [...source.matchAll(pattern)].map(([, ...found]) => found.find(Boolean) ?? '');
/** @param {string} source */
const withoutComments = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

const places = all(text('client/src/features/shell/places.ts'), /label: '([^']+)'/g);
const titles = globSync('client/src/{pages,features}/**/*.tsx', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    all(text(file), /<(?:PageFrame|Card|RecoveryLayout)\s+title="([^"]+)"|<Fold\s[^>]*?title="([^"]+)"|\btitle: '([A-Z][^']+)'/g),
  );
const names = new Set([...places, ...titles, 'Paket Langganan', 'Manajemen Follow-up Bot', 'Support', 'Daftar', 'Login']);
const paths = all(text('client/src/app/app.tsx'), /path="(\/[^"]*)"/g);

/** Places outside the panel that texts mention, invented shops, and the field of the training. */
const outside =
  /^(?:Prompt Utama|Rumah Gamis|Servis AC|WhatsApp|Google|Dropbox|Android|iPhone|Firefox|Chrome|Chromium|Edge|Safari|Excel|HP|Midtrans|Xendit|Meta|Indonesia|Instagram|Tokopedia|Shopee|Linux)\b/;

const unread = /\.test\.|client\/src\/app\/walk\/|features\/(?:replies\/(?:prompt|tools|writers|agent|sample-shops)|legal|gallery)\//;
const files = globSync('{client/src,contracts,core/features,server,workers}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !unread.test(path),
);

const capitals = String.raw`[A-Z][\w-]*(?: (?:& )?[A-Z][\w-]*)*`;

/** Names of places of the panel in a text. A name that begins a longer name is returned in full. @param {string} source */
const named = (source) =>
  [...withoutComments(source).matchAll(new RegExp(String.raw`\b(?:[Hh]alaman|menu|bagian|[Dd]i) \[?(?=(${capitals})(.*))`, 'g'))]
    .map(([, name = '', rest = '']) => [...names].find((one) => `${name}${rest}`.startsWith(one) && one.length > name.length) ?? name)
    .filter((name) => !outside.test(name));

test('every page that a text names has that name on the screen', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => named(text(file)).map((name) => ({ file, name })));
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter(({ name }) => !names.has(name))).toEqual([]);
});

test('every address that a text or a notice leads to is a page', () => {
  const links = files.flatMap((file) => all(withoutComments(text(file)), /\b(?:to|path): '(\/[^'?#]*)'|\]\((\/[^)#]+)/g).filter(Boolean));
  expect(links.length).toBeGreaterThan(15);
  expect([...new Set(links)].filter((path) => !paths.includes(path))).toEqual([]);
});

test.each([
  ['Tambah paket di menu Billing', 'Billing'],
  ['Isi nomor notifikasi di halaman Latih Bot terlebih dahulu', 'Latih Bot'],
  ['balas pelanggan di Riwayat Chat, lalu', 'Riwayat Chat'],
])('a name that is on no screen is found in "%s"', (words, name) => {
  expect(named(`const one = '${words}';`)).toEqual([name]);
  expect(names.has(name)).toBe(false);
});
