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

/** Texts inside the buttons and links of a screen, and the labels that rules give to buttons. @param {string} source */
const labelsOf = (source) =>
  [...withoutComments(source).matchAll(/<(\w*Button|\w*Link|button|a)\b[^]*?<\/\1>/g)]
    .flatMap(([element]) => all(element, />\s*([A-Z][^<>{}]*?)\s*<|'([A-Z][^'\n]*)'/g))
    .concat(all(source, /\b(?:label|name)(?:: |=)['"]([A-Z][^'"\n]*)['"]/g))
    .map((label) => label.replaceAll(/\s+/g, ' '));
const labels = globSync('client/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !unread.test(file))
  .flatMap((file) => labelsOf(text(file)));

/** Buttons of WhatsApp, of the browser and of a keyboard. */
const foreignButtons = /^(?:Perangkat tertaut|Tautkan perangkat|Tautkan dengan nomor telepon|F12|Enter)\b/;

/** The text after the words for pressing a button. @param {string} source */
const pressed = (source) => {
  const found = all(withoutComments(source).replaceAll('**', ''), /\b(?:[Tt]ekan|[Kk]etuk|[Kk]lik) (?=[A-Z0-9])([^\n'`]*)/g);
  return found.filter((words) => !foreignButtons.test(words));
};
/** @param {string} words */
const isButton = (words) => labels.some((label) => words.startsWith(label) && !/^[\w-]/.test(words.slice(label.length)));

test('every button that a text names has that name on a screen', () => {
  const found = files.flatMap((file) => pressed(text(file)).map((words) => ({ file, words })));
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(({ words }) => !isButton(words))).toEqual([]);
});

test.each([
  ['Ketuk Sambungkan ulang di halaman Bot.', 'Sambungkan ulang di halaman Bot.'],
  ['lalu tekan **Start Robot**.', 'Start Robot.'],
  ['tekan Start Botol', 'Start Botol'],
])('a button that is on no screen is found in "%s"', (text, words) => {
  expect(pressed(`const one = '${text}';`)).toEqual([words]);
  expect(isButton(words)).toBe(false);
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
