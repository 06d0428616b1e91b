import { expect, test } from '@jest/globals';
import { proposedAnswer, proposedQuestion } from '#contracts/values/bot/kept-question';
import { bodyForMember } from '#contracts/values/people/notice-notes';
import { readNumber } from '#contracts/values/people/phone';
import { normalizeUsername } from '#contracts/values/people/username';
import { readGrams, readPieces, readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { ruleKey } from '#contracts/values/selling/order-rules';
import { readProductList, uploadIdOf } from '#contracts/values/selling/product-list';
import { emptyProduct } from '#contracts/values/selling/products';
import { readVariants } from '#contracts/values/selling/variants';
import { checkAnswer } from '#core/features/replies/checks/answer-check';
import * as carrierWords from '#core/features/replies/grounding/evidence/carrier-words';
import * as doubtWords from '#core/features/replies/grounding/evidence/doubt-words';
import { timesIn } from '#core/features/replies/grounding/facts/day-times';
import * as placeNames from '#core/features/replies/grounding/facts/place-names';
import * as orderWords from '#core/features/replies/grounding/orders/order-words';
import * as paymentWords from '#core/features/replies/grounding/payments/payment-words';
import { toldInstead } from '#core/features/replies/grounding/reply-check.rules';
import { orderAnswer } from '#core/features/replies/tools/orders/order-answer';
import { contactText } from '#core/outside/whatsapp/content/contact-cards';
import { termsOf } from '#core/platform/search/terms.rules';
import { topicsOf } from '#core/platform/search/topics.rules';
import { readSheet } from '#core/platform/sheets/read-sheet';
import { allShops } from '../../agent/grounding/all-shops.ts';

/*
 * People write with and without capital letters: a phone begins a sentence with one, and some shops write only
 * capitals. The result of parsing a text must not depend on that. Rules have their own mutation test; this test
 * covers parsers outside of rules.
 */

const spellings = (words: string): string[] => [words, `${words.charAt(0).toUpperCase()}${words.slice(1)}`, words.toUpperCase()];

const kaos = { ...emptyProduct, id: '1', name: 'Kaos', priceIdr: 45_000, terms: { ...emptyProduct.terms, resellerIdr: 30_000 } };
const totalFor = (leadWords: string): unknown =>
  orderAnswer([{ nama: 'kaos', jumlah: 2 }], [kaos], undefined, { reseller: true, leadWords });
const settledFor = (lead: string): unknown => {
  const sources = { owner: ['Kaos hitam 75rb.'], chat: [], tools: [], ours: [], lead: [lead] };
  const confidential = { always: '', now: [], toolNames: [] };
  return checkAnswer({ text: 'Kaos hitam 75rb Kak. Modal kami 40rb.', sources, confidential, quotes: [], said: [] })?.settled.text;
};

const readers: readonly (readonly [what: string, read: (words: string) => unknown, words: readonly string[], answer: unknown])[] = [
  [
    'who buys in order to sell',
    (words) => totalFor(`saya ${words}`),
    [
      'reseller',
      're-seller',
      'resell',
      'dropship',
      'drop shipper',
      'dropshipper',
      'agen',
      'distributor',
      'jual lagi',
      'jualan lagi',
      'dijual kembali',
      'mitra',
      'agennya',
    ],
    expect.objectContaining({ told: expect.objectContaining({ total_barang: 60_000 }) }),
  ],
  [
    'who asks for costs',
    settledFor,
    ['modalnya berapa', 'kulaknya brp', 'hpp dong', 'untungnya?', 'harga pokok brp', 'harga supplier?'],
    toldInstead,
  ],
  ['an amount', readRupiah, ['rp 150.000', '150rb', 'idr 150rb', '150 ribu', '0,15 juta', '150k'], 150_000],
  ['nothing to pay', readRupiah, ['gratis', 'free'], 0],
  ['a weight', readGrams, ['1,5 kg', '1,5 kilogram', '1.500 gram', '1500 gr', '15 ons'], 1_500],
  ['no pieces', readPieces, ['habis', 'kosong'], 0],
  ['pieces', readPieces, ['12 pcs', '12 buah', '12 dus'], 12],
  ['a username', normalizeUsername, ['@budi.santoso', 'budi.santoso'], 'budi.santoso'],
  ['the name of goods', ruleKey, ['kaos polos'], 'kaospolos'],
  ['a link', (words) => readProductList(`Kaos ${words}`).length, ['https://a.id/x', 'http://a.id/x'], 1],
  ['an upload', uploadIdOf, ['unggahan:0190c4a2-1111-7000-8000-abcdefabcdef'], '0190c4a2-1111-7000-8000-abcdefabcdef'],
  ['a variant’s stock', (words) => readVariants(words).variants[0]?.stock, ['merah stok 3', 'merah = 80rb stok 3', 'merah (stok: 3)'], 3],
  ['a variant that is sold out', (words) => readVariants(words).variants[0]?.stock, ['merah stok habis', 'merah stok kosong'], 0],
  ['a number with a word', readNumber, ['wa 0812-3456-7890', 'telp: 081234567890'], { kind: 'one', digits: '6281234567890' }],
  [
    'a request of a notice',
    (words) => bodyForMember({ kind: 'quota', body: words }, () => false),
    ['perpanjang', 'tambah'],
    expect.stringContaining('Minta pemilik'),
  ],
  [
    'a comma within a price',
    (words) => readSheet(Buffer.from(words)).lines?.length,
    ['gula 12,5rb\nteh 13,5rb', 'gula 1,5 jt\nteh 2,5 jt'],
    2,
  ],
  [
    'a number in a contact card',
    (words) => contactText({ vcard: words }),
    ['tel;waid=628123456789:0812', 'item1.tel:628123456789', 'tel:tel:628123456789'],
    '628123456789',
  ],
  ['the kind of a question', (words) => topicsOf(words)[0], ['norek', 'bayar lewat apa'], 'pembayaran'],
  ['a place', (words) => placeNames.placeNamesIn(words).length, ['kirim ke bekasi', 'ongkir ke solo'], 1],
];

test.each(
  readers.flatMap(([what, read, words, answer]) =>
    words.flatMap((one) => spellings(one).map((spelling) => [what, spelling, read, answer] as const)),
  ),
)('%s: %j', (_what, spelling, read, answer) => {
  expect(read(spelling)).toEqual(answer);
});

test('a question is kept without greetings and names in any letters', () => {
  for (const spelling of spellings('halo kak, saya mau tanya garansinya berapa lama ya')) {
    expect(proposedQuestion(spelling).toLowerCase()).toBe('garansinya berapa lama?');
    expect(proposedAnswer(spelling).toLowerCase()).not.toMatch(/halo/);
  }
});

const corpus = Object.values(allShops)
  .flat()
  .flatMap(({ owner, right, wrong }) => [...owner.split('\n'), ...[...right, ...wrong].flatMap(([, lead, reply]) => [lead, reply])]);
const inLetters = { small: corpus.map((text) => text.toLowerCase()), capital: corpus.map((text) => text.toUpperCase()) };

/** Patterns that identify names by their capital letters. */
const ofNames: ReadonlySet<unknown> = new Set([doubtWords.called]);
const vocabulary = Object.entries({ carrierWords, doubtWords, orderWords, paymentWords, placeNames }).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof RegExp && !ofNames.has(value) ? [[`${file}.${name}`, value] as const] : [],
  ),
);

test.each(vocabulary)('%s finds as much in capital letters as in small ones', (_name, pattern) => {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  const counts = (texts: readonly string[]) => texts.map((text) => text.match(everywhere)?.length ?? 0);
  const [small, capital] = [counts(inLetters.small), counts(inLetters.capital)];
  expect(corpus.filter((_, at) => small[at] !== capital[at]).slice(0, 5)).toEqual([]);
  expect(small.some((count) => count > 0)).toBe(true);
});

test('terms and times of a text do not depend on capital letters', () => {
  const forms: readonly ((text: string) => unknown)[] = [termsOf, timesIn];
  for (const read of forms) expect(inLetters.capital.map((text) => read(text))).toEqual(inLetters.small.map((text) => read(text)));
});
