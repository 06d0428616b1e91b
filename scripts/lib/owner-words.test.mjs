import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Words that must not appear in texts for owners and visitors, with the word that is used instead. One thing has one
 * word on all screens, in notices, mails and WhatsApp messages.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const words = [
  [/\bperamban/i, 'browser'],
  [/\bgelembung/i, 'pesan'],
  [/\bsakelar/i, 'tombol'],
  [/\b(?:ponsel|handphone|gawai)/i, 'HP'],
  [/\b(?:percakapan|obrolan)/i, 'chat'],
  [/\b(?:di|me)?m?[pm]indai/i, 'scan'],
  [/\b(?:di|me[mn]?)?[tn]?autkan|\bpenautan|\btertaut/i, 'hubungkan'],
  [/\btautan/i, 'link'],
  [/\b(?:ter|di|me|men)?[sy]ambung(?:kan)?\b/i, 'terhubung, hubungkan'],
  [/\b(?:menu|halaman|[Bb]uka) Billing\b|'Billing'/, 'Paket Langganan'],
  [/\b(?:me)?latih (?:ai|bot)\b/i, 'Train AI'],
  [/Riwayat Chat/, 'Chat'],
  [/giliran pelanggan/i, '1 balasan = 1 kali bot menjawab, walau beberapa pesan.'],
  [/Bot memanggil Anda\b|Bot menulis lagi|Simpan sebagai pengetahuan|Kirim uji coba/, 'the sentence that replaced it'],
];

/** Quoted texts: the specification's own sentence, and texts of WhatsApp or a browser. */
const quotes = [
  'Tidak dapat diisi. Aktifkan sakelar di atas atau matikan mode AI.',
  'Tautkan perangkat',
  'Tautkan dengan nomor telepon',
  'Perangkat tertaut',
  'perangkat tertaut',
  'ponsel atau tablet',
];

/** Files whose Indonesian is read by a model or compared with people's words, and never shown to an owner. */
const notShown = [
  'core/features/replies/prompt/',
  'core/features/replies/tools/',
  'core/features/replies/writers/',
  'core/features/replies/agent/',
  'core/features/replies/grounding/',
  'core/features/replies/bubbles/',
  'core/features/replies/replies.texts.ts',
  'core/features/products/import-columns.rules.ts',
  'core/outside/llm/',
  'core/platform/search/same-words.ts',
  'core/migrations/',
  // words that owners may type into the help search
  'client/src/features/help/search-words.ts',
  'client/src/features/help/asks.ts',
  // words that leads use
  'core/features/conversations/state/refusals.rules.ts',
  // part of an address
  'client/src/pages/panel/chat-page.tsx',
];

const files = globSync('{client/{src,build},contracts,core,server,workers,extension}/**/*.{ts,tsx,html,json}', {
  cwd: root,
  exclude: (path) => /node_modules|[/]dist[/]|\.test\.tsx?$/.test(path),
}).concat(['client/index.html', 'client/public/offline.html', 'extension/popup.html', 'extension/manifest.json']);

/** Source without comments and quoted texts. @param {string} source */
const shown = (source) =>
  quotes
    .reduce((text, quote) => text.replaceAll(quote, ''), source)
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$|\basks: \[[\s\S]*?\],/gm, '');

/** @param {string} source */
const wrongWords = (source) =>
  shown(source)
    .split('\n')
    .flatMap((line) =>
      words.filter(([word]) => word.test(line)).map(([word, better]) => `${word.exec(line)?.[0]} → ${better}: ${line.trim()}`),
    );

test('one thing has one word in everything that an owner or a visitor reads', () => {
  const read = files.filter((file) => !notShown.some((path) => file.startsWith(path)));
  expect(read.length).toBeGreaterThan(600);
  expect(read.flatMap((file) => wrongWords(readFileSync(join(root, file), 'utf8')).map((wrong) => `${file}: ${wrong}`))).toEqual([]);
});

test.each([
  'Buka WhatsApp di ponsel Anda',
  'Izinkan di peramban ini',
  'dua gelembung',
  'nyalakan sakelar',
  'percakapannya',
  'Obrolan yang dipilih',
  'lalu pindai QR',
  'tanpa memindai',
  'Kode dipindai',
  'Nomor ini ditautkan',
  'Penautan gagal',
  'tempel tautan foto',
  'Bot tersambung',
  'Kami menyambung lagi',
  'Tambah paket di menu Billing',
  'Latih AI dulu',
])('the check finds "%s"', (text) => {
  expect(wrongWords(`const one = '${text}';`)).toHaveLength(1);
});

test.each([...quotes, 'di sambungan', 'langganan billing', 'jaringan'])('the check lets "%s" pass', (text) => {
  expect(wrongWords(`const one = '${text}';`)).toEqual([]);
});

test('amounts are formatted in one place', () => {
  const own = files.filter(
    (file) => file !== 'contracts/values/selling/money.ts' && /Rp\s?\$\{/.test(readFileSync(join(root, file), 'utf8')),
  );
  // the agent compares these amounts with their sources but does not show them
  const compared = /^core\/features\/replies\/(?:agent|grounding)\//;
  expect(own.filter((file) => !compared.test(file))).toEqual([]);
});
