import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readRichText, type RichPart, sourceOf } from './rich-text.rules.js';

const shape = (parts: readonly RichPart[]): unknown[] =>
  parts.map((part) => {
    if (part.kind === 'text') return part.text;
    return 'parts' in part ? [part.kind, ...shape(part.parts)] : [part.kind, part.text];
  });
const read = (text: string) => shape(readRichText(text));

test.each<[string, unknown[]]>([
  ['*tebal* biasa', [['bold', 'tebal'], ' biasa']],
  ['harga _baru_, ~lama~', ['harga ', ['italic', 'baru'], ', ', ['strike', 'lama']]],
  ['*tebal _dan miring_*', [['bold', 'tebal ', ['italic', 'dan miring']]]],
  ['kode ```A*1*\nB``` dan `C_2_`', ['kode ', ['mono', 'A*1*\nB'], ' dan ', ['mono', 'C_2_']]],
  ['(*ya*)', ['(', ['bold', 'ya'], ')']],
  ['*Rp 75.000* saja', [['bold', 'Rp 75.000'], ' saja']],
  ['*https://toko.id*', [['bold', ['link', 'https://toko.id']]]],
  ['**tebal*', ['*', ['bold', 'tebal']]],
  ['*satu\n*tebal*', ['*satu\n', ['bold', 'tebal']]],
  ['*satu _dua *tiga* empat_ lima*', [['bold', 'satu _dua *tiga'], ' empat_ lima*']],
])('%j is shown as WhatsApp shows it', (text, parts) => {
  expect(read(text)).toEqual(parts);
});

test.each([
  '2*3*4',
  'snake_case_name',
  '* poin',
  '*tanpa akhir',
  'satu *\ndua*',
  '**',
  '*a\nb*',
  '```',
  '``````',
  '~ 5 ~',
  'a * b * c',
  '_',
])('%j has no pair of marks: it stays text', (text) => {
  expect(read(text)).toEqual([text]);
});

test.each<[string, string, string]>([
  ['lihat https://toko.id/kaos?a=1_2_3.', 'https://toko.id/kaos?a=1_2_3', 'https://toko.id/kaos?a=1_2_3'],
  ['(www.toko-makmur.com)', 'www.toko-makmur.com', 'https://www.toko-makmur.com/'],
  ['http://toko.id/a', 'http://toko.id/a', 'http://toko.id/a'],
  ['HTTPS://Toko.id', 'HTTPS://Toko.id', 'https://toko.id/'],
  ['www.toko.id/?dari=http://b.id', 'www.toko.id/?dari=http://b.id', 'https://www.toko.id/?dari=http://b.id'],
  ['(lihat https://toko.id/a).', 'https://toko.id/a', 'https://toko.id/a'],
  ['((https://toko.id/a))', 'https://toko.id/a', 'https://toko.id/a'],
  ['https://toko.id/kopi_(susu)', 'https://toko.id/kopi_(susu)', 'https://toko.id/kopi_(susu)'],
  ['(https://toko.id/kopi_(susu))', 'https://toko.id/kopi_(susu)', 'https://toko.id/kopi_(susu)'],
  ['shopee.co.id/makmur ya', 'shopee.co.id/makmur', 'https://shopee.co.id/makmur'],
  ['WA 0812-3456-7890', '0812-3456-7890', 'tel:+6281234567890'],
  ['WA 081234567', '081234567', 'tel:+6281234567'],
  ['WA 081234567890123', '081234567890123', 'tel:+6281234567890123'],
  ['hubungi +62 812 3456 7890!', '+62 812 3456 7890', 'tel:+6281234567890'],
  ['*https://toko.id*', 'https://toko.id', 'https://toko.id/'],
])('%j contains a link', (text, shown, href) => {
  const links = readRichText(text).flatMap((part) => ('parts' in part ? part.parts : [part]));
  expect(links).toContainEqual({ kind: 'link', text: shown, href });
});

test.each([
  'javascript:alert(1)',
  'sari@toko.com',
  'Rp 8.100.000',
  'rek 1234567890',
  '20.11.2026',
  'ok.ya',
  'file.txt',
  'data:text/html,a',
  '08 5',
  '08123456',
  '0812345678901234',
  '+0812 3456 7890',
  'http://localhost/kaos.jpg',
  'https://toko/?a=100',
])('%j contains no link', (text) => {
  expect(readRichText(text).filter((part) => part.kind === 'link')).toEqual([]);
});

const words = fc.array(
  fc.constantFrom(
    '*',
    '_',
    '~',
    '`',
    '```',
    ' ',
    '\n',
    'kaos',
    'Rp 5',
    'https://a.id/b_c',
    'www.',
    '0812',
    '34567890',
    '(',
    ')',
    '.',
    '😀',
    'é',
  ),
  { maxLength: 40 },
);
const texts = fc.oneof(
  words.map((list) => list.join('')),
  fc.string({ unit: 'grapheme' }),
);

test('no character of a text is ever lost', () => {
  fc.assert(fc.property(texts, (text) => sourceOf(readRichText(text)) === text));
});

test('only web addresses and phone numbers are linked, whatever is written', () => {
  const hrefs = (parts: readonly RichPart[]): string[] =>
    parts.flatMap((part) => ('parts' in part ? hrefs(part.parts) : part.kind === 'link' ? [part.href] : []));
  const evil = fc
    .tuple(fc.constantFrom('javascript:', 'data:', 'vbscript:', 'https://', 'http:', 'www.'), texts)
    .map((two) => two.join(''));
  fc.assert(fc.property(evil, (text) => hrefs(readRichText(text)).every((href) => /^(https?:\/\/[^/]|tel:\+\d{9,15}$)/u.test(href))));
});

test.each(['*a ', '_', '`', '``` ', 'https://a.b', '(', 'a-', 'a.', '*_~a', '08', 'https://a.b/())', '*\n'])(
  'a long row of %j is read too, and kept',
  (word) => {
    const text = word.repeat(65_536 / word.length);
    expect(sourceOf(readRichText(text)) === text).toBe(true);
  },
);
