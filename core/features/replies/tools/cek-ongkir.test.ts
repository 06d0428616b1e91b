import { describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/crypto/ids.js';
import { emptyProduct } from '#contracts/values/selling/products';
import { noPrompts } from '../../prompts/prompts.statements.js';
import type { Hindrance, Quote } from '../../shipping/shipping.types.js';
import { noOwnerData, type OwnerData } from '../owner-data/owner-data.rules.js';
import { shape } from './cek-ongkir.js';
import { ownerLines } from './cek-ongkir.texts.js';
import { noEffects } from './effects.js';
import { weightOf } from './listed-products.js';
import { quoteAnswer, quoteQuestion } from './quote-answer.js';
import type { ToolContext } from './tool.js';

const rates = [
  { courier: 'JNE', service: 'REG', cost: 22_000, time: '2-3 hari' },
  { courier: 'J&T', service: 'EZ', cost: 23_000, time: null },
];
const quoted: Quote = { kind: 'quoted', destination: 'Coblong, Bandung', isWhole: false, others: [], origin: 'Tebet', rates };

const shelf: OwnerData = {
  ...noOwnerData,
  products: {
    isWhole: true,
    rows: [
      { ...emptyProduct, id: '1', name: 'Kemeja Flanel', weightGrams: 400 },
      { ...emptyProduct, id: '2', name: 'Topi Rimba', weightGrams: 120 },
      { ...emptyProduct, id: '3', name: 'Sepatu Bot' },
    ],
  },
};

/** The tool's request to the shipping service, and its result when the service answers with this quote. */
function call(args: object, quote: Quote = quoted, more: Partial<ToolContext> = {}) {
  const context: ToolContext = {
    botId: newId(),
    accountId: newId(),
    data: noOwnerData,
    prompts: { ...noPrompts, prompt: 'Kaos 250 gram', secondaryPrompt: 'Jaket 900 g https://x.id/a.jpg' },
    leadWords: '',
    effects: noEffects(),
    earlier: [],
    signal: new AbortController().signal,
    ...more,
  };
  const values = shape.parse(args);
  const listed = weightOf(values.produk ?? [], context.data.products.rows);
  const result = quoteAnswer(quote, values, listed, context);
  return {
    result,
    told: JSON.parse(result) as Record<string, any>,
    effects: context.effects,
    asked: [quoteQuestion(values, listed, context)],
  };
}

describe('products of the list', () => {
  test('get their weight from the list, by pieces too; the model need not know it', () => {
    const produk = [{ nama: 'flanel', jumlah: 2 }, { nama: 'topi rimba' }];
    const { told, asked } = call({ tujuan: 'Coblong', berat_gram: 5, produk }, quoted, { data: shelf });
    expect([asked[0]!.grams, told['berat_gram'], told['sampaikan']]).toEqual([920, 920, undefined]);
  });

  test.each([[[{ nama: 'Kemeja Flanel' }, { nama: 'Sepatu Bot' }]], [[{ nama: 'Panci' }]], ['flanel']])(
    'of which one is not there or has no weight (%j) leave the weight to be told',
    (produk) => {
      const { asked, told } = call({ tujuan: 'Coblong', produk }, quoted, { data: shelf });
      expect(asked[0]!.grams).toBe(1_000);
      expect(told['sampaikan']).toContain('1 kg');
    },
  );

  test('ground a weight that the model read there', () => {
    expect(call({ tujuan: 'Coblong', berat_gram: 520 }, quoted, { data: shelf }).told['sampaikan']).toBeUndefined();
    const earlier = [{ name: 'cari_produk', arguments: '{}', result: '- Panci | Rp 90.000 · 1,36 kg' }];
    expect(call({ tujuan: 'Coblong', berat_gram: 1_360 }, quoted, { earlier }).told['sampaikan']).toBeUndefined();
    expect(call({ tujuan: 'Coblong', berat_gram: 1_360 }).told['sampaikan']).toBeDefined();
  });
});

describe('the weight of a quote', () => {
  const said = (grams: unknown, more: Partial<ToolContext> = {}) =>
    call({ tujuan: 'Coblong', berat_gram: grams }, quoted, more).told['sampaikan'];

  test('that the owner wrote, or pieces of it, needs no word', () => {
    expect(said(250)).toBeUndefined();
    expect(said(250 * 2 + 900)).toBeUndefined();
  });

  test('that the lead wrote needs none either', () => {
    expect(said(3_000, { leadWords: 'ongkir 3 kg ke Coblong?' })).toBeUndefined();
  });

  test.each([[null], [undefined], [0], [-5], ['banyak'], [1e9]])('%j is 1 kg, said aloud', (grams) => {
    const { told, asked } = call({ tujuan: 'Coblong', berat_gram: grams });
    expect([asked[0]!.grams, told['berat_gram']]).toEqual([1_000, 1_000]);
    expect(told['sampaikan']).toContain('1 kg');
  });

  test('that nobody entered is an estimate, and the text says so', () => {
    expect(said(1_730)).toMatch(/perkiraan untuk berat 1,7 kg/);
    // the assumed weight gives the same text whether the model names it or not
    expect(said(1_000, { prompts: noPrompts })).toBe(said(null));
  });
});

describe('a quote', () => {
  test('has couriers, costs and times unchanged', () => {
    expect(call({ tujuan: 'Coblong', berat_gram: 250 }).told).toEqual({
      tujuan: 'Coblong, Bandung',
      dari: 'Tebet',
      berat_gram: 250,
      ongkir: [
        { kurir: 'JNE', layanan: 'REG', biaya: 22_000, estimasi: '2-3 hari' },
        { kurir: 'J&T', layanan: 'EZ', biaya: 23_000 },
      ],
    });
  });

  test('to a whole city names its kecamatan, and other places of that name', () => {
    const { told } = call({ tujuan: 'Bandung', berat_gram: 250 }, { ...quoted, isWhole: true, others: ['Bandung, Tulungagung'] });
    expect(told).toMatchObject({ sampaikan: expect.stringContaining('Coblong, Bandung'), nama_sama: 'Bandung, Tulungagung' });
  });

  test('is bounded, however much there is', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...rates[0]!, cost: at }));
    expect(call({ tujuan: 'x' }, { ...quoted, rates: many }).told['ongkir']).toHaveLength(8);
    const places = Array.from({ length: 100 }, (_, at) => `Sukamaju ${at}`);
    expect(call({ tujuan: 'x' }, { kind: 'several', destinations: places }).told['pilihan']).toHaveLength(8);
  });

  test('uses the owner’s settings and the model’s place, and a courier only when one is named', () => {
    const { asked } = call({ tujuan: ' Coblong ', kurir: '' });
    expect(asked[0]).toMatchObject({ destination: 'Coblong', courier: undefined, prompts: { prompt: 'Kaos 250 gram' } });
    expect(call({ tujuan: 'Coblong', kurir: 'JNE' }).asked[0]!.courier).toBe('JNE');
  });
});

describe('without a quote', () => {
  test.each<[Quote, RegExp]>([
    [{ kind: 'several', destinations: ['Sukamaju, Depok', 'Sukamaju, Bandung'] }, /Yang mana/],
    [{ kind: 'unknown-destination' }, /belum saya temukan/],
    [{ kind: 'wide-destination' }, /kecamatan dan kota/],
    [{ kind: 'unknown-courier', known: ['JNE', 'TIKI'] }, /JNE, TIKI/],
    [{ kind: 'no-route', destination: 'Coblong' }, /belum melayani pengiriman ke Coblong/],
  ])('%j: only the lead gets a text or a question', (quote, words) => {
    const { told, effects } = call({ tujuan: 'x' }, quote);
    expect(told['sampaikan']).toMatch(words);
    expect(told['ongkir']).toBeUndefined();
    expect(effects).toEqual(noEffects());
  });

  test.each<[Hindrance, RegExp]>([
    ['none', /belum diisi/],
    ['choose', /ada di beberapa kota/],
    ['unknown', /tidak ditemukan/],
    ['away', /tidak dapat dihubungi/],
    ['spent', /jatah pengecekan hari ini sudah habis/],
    ['key', /belum diatur/],
    ['refused', /menolak/],
  ])('the line for the owner names its cause: %s', (by, words) => {
    expect(ownerLines[by]).toMatch(words);
  });

  test.each(Object.keys(ownerLines) as Hindrance[])('because of %s: plain words, one line for the owner, no handover', (by) => {
    const { told, effects, result } = call({ tujuan: 'x' }, { kind: 'hindered', by });
    expect(told['sampaikan']).toMatch(/belum bisa saya cek sekarang/);
    expect(result).not.toMatch(/kuota|jatah|layanan|error|http/i);
    expect(effects).toEqual({ ...noEffects(), lines: [{ level: 'WARN', text: ownerLines[by] }] });
  });

  test('asked again in the same turn, the owner still reads one line', () => {
    const effects = noEffects();
    for (const tujuan of ['a1', 'b2']) call({ tujuan }, { kind: 'hindered', by: 'away' }, { effects });
    expect(effects.lines).toHaveLength(1);
  });
});
