import { describe, expect, test } from '@jest/globals';
import { Arithmetic, Grounds, type GroundSources } from './grounds.rules.js';

const nobody: GroundSources = { owner: [], chat: [], tools: [], ours: [], lead: [] };
const filler = ' x'.repeat(600);
const list = 'Kaos polos 75rb\nTopi rajut 30rb\nBiaya COD Rp 5.000';

/** True when the amount follows from the sources in this reply. */
const follows = (value: number, reply: string, sources: Partial<GroundSources>): boolean =>
  new Grounds({ ...nobody, ...sources }).arithmeticFor(reply).follows({ value, isRough: false }, reply);

describe('where amounts come from', () => {
  test.each(['owner', 'chat', 'tools', 'ours'] as const)('%s: texts do not run into each other', (source) => {
    expect(follows(75_000, 'Rp 75.000', { [source]: ['Kaos Rp 75.000', '5 pcs'] })).toBe(true);
  });

  test('the lead names amounts that are theirs', () => {
    const grounds = new Grounds({ ...nobody, lead: ['tawaran saya Rp 75.000', '5 pcs 60rb'] });
    expect([75_000, 60_000, 5_000].map((value) => grounds.isLeads(value))).toEqual([true, true, false]);
    expect(follows(75_000, 'Rp 75.000', { lead: ['75rb ya'] })).toBe(false);
  });

  test.each([
    [500, true],
    [499, false],
    [18_250, true],
    [7_505, false],
    [123_456_789, false],
    [75_000, false],
  ])('%p in a tool’s result: %p', (value, isKnown) => {
    const tools = ['{"biaya":18250,"asuransi":500,"hari":499,"jarak":7505.25,"nilai":4.7505,"resi":"1234567890123"}', 'nilai: 75'];
    expect(follows(value, `${value}`, { tools })).toBe(isKnown);
  });

  test.each([
    ['Kaos: 75', true],
    ['Kaos = 75', true],
    ['Kaos @75', true],
    ['Kaos harga 75', true],
    ['Kaos hrg  75', true],
    ['Topi ada\nKaos: 75', true],
    ['Kaos: 7', false],
    ['Kaos: 75.5', false],
    ['Kaos: 75%', false],
    ['Kaos: 75 %', false],
    ['Kaos: 75gr', false],
    ['Kaos: 75 gr', false],
    ['Kaos: 750 gr', false],
    ['Kaos: 75 atau 80rb', false],
    ['Kaos: 75 / 80rb', false],
    ['Stok kaos: 75', false],
    ['Kaos: 75, sisa 3', false],
    ['Kaos nomor 75', false],
  ])('owners who write %j mean thousands: %p', (text, isKnown) => {
    expect([75_000, 7_000].some((value) => follows(value, 'kaos', { owner: [text] }))).toBe(isKnown);
  });

  test.each([
    ['Gratis ongkir', true],
    ['Free packing', true],
    ['bebas biaya', true],
    ['bebaskan pilihanmu', false],
    ['antigratis', false],
    ['Ongkir sesuai kota', false],
  ])('nothing is to pay where the owner writes %j: %p', (text, isKnown) => {
    expect(follows(0, 'Ongkir Rp 0', { owner: [text] })).toBe(isKnown);
  });

  test('the bot’s own amounts count, but not those repeated from the lead', () => {
    expect(follows(18_000, 'Ongkir 18.000', { ours: ['Ongkir 18.000'] })).toBe(true);
    expect(follows(50_000, 'Kaos 50rb', { ours: ['50rb belum bisa'], lead: ['50rb ya'] })).toBe(false);
  });

  test('percentages, money of other countries and numbers to pay to', () => {
    const grounds = new Grounds({
      ...nobody,
      owner: ['Untuk reseller 10%. Ekspor $5'],
      chat: ['BCA 7751234567'],
      lead: ['dr 0812-9000-1234', 'BRI 12345678'],
    });
    expect([10, 20].map((value) => grounds.hasPercent(value))).toEqual([true, false]);
    expect(['$ 5', '$ 6'].map((key) => grounds.hasForeign(key))).toEqual([true, false]);
    expect(['7751234567', '6281290001234'].map((digits) => grounds.hasLongNumber(digits))).toEqual([true, false]);
    expect(['6281290001234', '7751234567'].map((digits) => grounds.leadHasLongNumber(digits))).toEqual([true, false]);
    expect(['12345678', '99'].map((words) => grounds.isWordOfLead(words))).toEqual([true, false]);
  });
});

describe('prices belong to the subject of the conversation', () => {
  test.each<[string, number, string, Partial<GroundSources>, boolean]>([
    ['the price of what is named', 75_000, 'Kaos polos 75rb', { owner: [list] }, true],
    ['not the price of something else', 30_000, 'Kaos polos 30rb', { owner: [list] }, false],
    ['not a fee', 5_000, 'Kaos polos 5rb', { owner: [list] }, false],
    ['any price of goods where nothing is named', 30_000, 'Ada Kak', { owner: [list] }, true],
    ['but no fee', 5_000, 'Ada Kak', { owner: [list] }, false],
    ['what the owner said in the chat, whatever it is of', 5_000, 'Kaos polos 5rb', { owner: [list], chat: ['oke 5rb'] }, true],
    ['what was named before', 30_000, 'Kaos polos 75rb, itu 30rb', { owner: [list], lead: ['topi ada?'] }, true],
    ['what the bot named before', 30_000, 'Kaos polos 75rb, itu 30rb', { owner: [list], ours: ['Mau topi?'] }, true],
    ['not what the lead named long ago', 30_000, 'Kaos polos 30rb', { owner: [list], lead: [`topi${filler}${filler}`] }, false],
    ['not what the bot named long ago', 30_000, 'Kaos polos 30rb', { owner: [list], ours: [`topi${filler}${filler}`] }, false],
    ['a price on a line of its own', 60_000, 'Kaos polos 60rb', { owner: ['Kaos polos 75rb\n60rb'] }, true],
    ['of two places of a price, one is enough', 20_000, 'Kaos 20rb', { owner: ['Kaos 75rb\nTopi 75rb\nSambal 20rb'] }, false],
    ['each part of a line has its own', 30_000, 'Kaos polos 30rb', { owner: ['Kaos polos 75rb; Topi 30rb'] }, false],
    ['what a heading names', 370_000, '2 hoodie 370rb', { owner: ['Hoodie tebal:\nHitam 185rb\nPutih 190rb'] }, true],
  ])('%s', (_, value, reply, sources, isRight) => {
    expect(follows(value, reply, sources)).toBe(isRight);
  });

  const hampers =
    'Paket hampers isi madu dan kopi Rp 200.000\nMadu hutan Rp 80.000\nTopi rajut Rp 80.000\nSambal Rp 20.000\nPacking madu Rp 3.000';
  test.each([
    ['Isi hampers ini Rp 80.000', 80_000, true],
    ['Isi hampers ini Rp 3.000', 3_000, false],
    ['Sambal ini Rp 80.000', 80_000, false],
  ])('a set names its parts, but no fees: %s', (reply, value, isRight) => {
    expect(follows(value, reply, { owner: [hampers] })).toBe(isRight);
  });
});

describe('sums', () => {
  const many = Array.from({ length: 12 }, (_, at) => `Kaos 1${at}.000`).join('\n');

  test.each<[string, number, string, Partial<GroundSources>, boolean]>([
    ['so many of one', 150_000, '2 kaos polos 150rb', { owner: [list] }, true],
    ['so many as the lead asked for', 525_000, 'Kaos polos 525rb', { owner: [list], lead: ['7 ya'] }, true],
    ['not as they asked for long ago', 525_000, 'Kaos polos 525rb', { owner: [list], lead: [`7 ya${filler}`] }, false],
    ['of many numbers the newest count', 225_000, 'Kaos polos 225rb', { owner: [list], lead: ['2 3 4 5 6 7 8 9 10 11 12'] }, true],
    ['and the oldest do not', 150_000, 'Kaos polos 150rb', { owner: [list], lead: ['2 3 4 5 6 7 8 9 10 11 12'] }, false],
    ['goods and a fee', 80_000, 'Total kaos polos 80rb', { owner: [list] }, true],
    ['where no total is spoken of', 80_000, 'Kaos polos 80rb', { owner: [list] }, false],
    ['goods that nobody named', 105_000, 'Total kaos polos 105rb', { owner: [list] }, false],
    ['two goods and shipping', 198_000, 'Total 2 kaos dan topi 198rb', { owner: [list], tools: ['{"a":18000}', '{"b":20000}'] }, true],
    ['the goods that are named best', 194_000, '2 kaos lurik hijau 194rb', { owner: [`${many}\nKaos lurik hijau 97rb`] }, true],
    ['not all that share a word', 194_000, '2 kaos 194rb', { owner: [`${many}\nKaos 97rb`] }, false],
    ['nothing', 0, 'Total Rp 0', { owner: [list] }, false],
  ])('%s', (_, value, reply, sources, isRight) => {
    expect(follows(value, reply, sources)).toBe(isRight);
  });

  test('the last ten prices of the bot and the first forty of tools are read', () => {
    const ours = Array.from({ length: 11 }, (_, at) => `${31 + at}.000`);
    expect([62_000, 64_000, 82_000].map((value) => follows(value, '2 pcs', { ours }))).toEqual([false, true, true]);
    const tools = Array.from({ length: 41 }, (_, at) => `${1_001 + at}`);
    expect([2_080, 2_082].map((value) => follows(value, '2 pcs', { tools }))).toEqual([true, false]);
  });
});

describe('discounts', () => {
  const owner = ['Kaos polos 75rb\nHoodie 95rb\nDiskon member 10%. Promo 25%. Cicilan 0%'];

  test.each<[string, number, string, string, boolean]>([
    ['a price less the percentage', 67_500, 'Kaos polos diskon 67.500', '', true],
    ['the percentage itself', 7_500, 'Kaos polos potongan 7.500', '', true],
    ['where the lead asks for it', 67_500, 'Kaos polos 67.500', 'ada diskon?', true],
    ['not where they asked long ago', 67_500, 'Kaos polos 67.500', `ada diskon?${filler}`, false],
    ['of a total', 153_000, 'Total kaos polos dan hoodie diskon 153rb', '', true],
    ['of a total that is not spoken of', 153_000, 'Kaos polos dan hoodie diskon 153rb', '', false],
    ['of nothing', 0, 'Kaos polos diskon Rp 0', '', false],
    ['that nobody gives', 60_000, 'Kaos polos diskon 60rb', '', false],
  ])('%s', (_, value, reply, lead, isRight) => {
    expect(follows(value, reply, { owner, lead: [lead] })).toBe(isRight);
  });
});

describe('the remaining amount', () => {
  const owner = ['Kaos polos 75rb\nHoodie 95rb'];

  test.each<[string, number, string, string[], boolean]>([
    ['change', 25_000, 'Kaos polos, kembaliannya 25rb', ['uang saya 100rb'], true],
    ['the rest after a first payment', 25_000, 'Kaos polos, sisanya 25rb', ['dp 50rb ya', 'nanti 10rb'], true],
    ['the rest of a total', 120_000, 'Kaos polos dan hoodie, sisanya 120rb', ['dp 50rb ya', 'nanti 10rb'], true],
    ['what is saved', 20_000, 'Kaos polos lebih murah 20rb dari hoodie', [], true],
    ['not from what the lead names, where nothing is left', 25_000, 'Kaos polos lebih murah 25rb', ['dp 50rb ya'], false],
    ['not without such a word', 120_000, 'Kaos polos dan hoodie 120rb', ['dp 50rb ya'], false],
  ])('%s', (_, value, reply, lead, isRight) => {
    expect(follows(value, reply, { owner, lead })).toBe(isRight);
  });
});

describe('one of several', () => {
  test.each<[string, number, string, string, boolean]>([
    ['of as many as are spoken of', 115_000, 'Madu 3 toples, 115rb per toples', 'Madu toples 345rb\nMadu botol 50rb', true],
    ['only where a share is spoken of', 115_000, 'Madu 3 toples, 115rb ya', 'Madu toples 345rb', false],
    ['of ten', 60_000, 'Kaos 60rb per pcs', 'Kaos grosir 600rb', true],
    ['of twelve', 50_000, 'Kaos 50rb per pcs', 'Kaos grosir 600rb', true],
    ['of eleven, which nobody named', 55_000, 'Kaos 55rb per pcs', 'Kaos grosir 605rb', false],
    ['one of one is the price itself', 60_000, '1 kaos 60rb per pcs', 'Kaos 59.900', false],
    ['of sixty at most', 100_000, '60 kaos 100rb per pcs', 'Kaos grosir 6.000.000', true],
    ['of no more', 100_000, '61 kaos 100rb per pcs', 'Kaos grosir 6.100.000', false],
  ])('%s', (_, value, reply, text, isRight) => {
    expect(follows(value, reply, { owner: [text] })).toBe(isRight);
  });
});

describe('amounts are rounded', () => {
  const nothing = { known: new Set<number>(), prices: [], extras: [], quantities: [], percents: [], leads: [], isAboutDiscounts: false };

  test.each([
    [12_345, 12_345.5, true],
    [12_345, 12_346, false],
    [12_345, 12_400, false],
    [12_300, 12_399, true],
    [12_300, 12_400, false],
    [12_500, 12_999, true],
    [12_500, 13_000, false],
    [13_000, 13_999, true],
    [13_000, 14_000, false],
  ])('%p may be said of the discounted %p: %p', (value, exact, isRight) => {
    const arithmetic = new Arithmetic({ ...nothing, prices: [exact * 2], percents: [50], isAboutDiscounts: true });
    expect(arithmetic.follows({ value, isRough: false }, '')).toBe(isRight);
  });

  test.each([
    [70_000, 75_000, true, true],
    [70_000, 75_000, false, false],
    [70_000, 80_000, true, false],
    [75_000, 74_900, true, true],
    [100_000, 97_000, true, true],
    [100_000, 96_999, true, false],
  ])('%p is said of %p, roughly (%p): %p', (value, exact, isRough, isRight) => {
    const arithmetic = new Arithmetic({ ...nothing, known: new Set([exact]) });
    expect(arithmetic.follows({ value, isRough }, '')).toBe(isRight);
  });

  test('a total may have up to eight amounts of the reply', () => {
    const arithmetic = new Arithmetic(nothing);
    const said = Array.from({ length: 9 }, (_, at) => 1_000 * 2 ** at);
    for (const value of said) arithmetic.note(value);
    expect(arithmetic.follows({ value: 255_000, isRough: false }, 'total')).toBe(true);
    expect(arithmetic.follows({ value: 511_000, isRough: false }, 'total')).toBe(false);
    expect(arithmetic.follows({ value: 255_000, isRough: false }, 'harga')).toBe(false);
  });
});
