import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { newId } from '../../../platform/crypto/ids.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData, type OwnerData } from '../owner-data/owner-data.rules.js';
import { cariPengetahuan } from './cari-pengetahuan.js';
import { cariProduk } from './cari-produk.js';
import { catatClosing } from './catat-closing.js';
import { catatPelanggan } from './catat-pelanggan.js';
import { noEffects } from './effects.js';
import { hitungPesanan } from './hitung-pesanan.js';
import { kirimFotoProduk } from './kirim-foto-produk.js';
import { panggilAdmin } from './panggil-admin.js';
import { tanyaPemilik } from './tanya-pemilik.js';
import type { ToolContext } from './tool.js';

/* Tests for which shops a tool is offered, whether its results are evidence, and how often it may be called. */

const searched: unknown[] = [];
const nothing = { search: () => Promise.resolve([]), lookUp: () => Promise.resolve({ products: [], known: new Map() }) };
const tools = [
  catatClosing,
  panggilAdmin,
  kirimFotoProduk({ ...nothing, findAll: () => Promise.resolve([]) }),
  catatPelanggan,
  cariProduk({ find: (_account, wanted) => (searched.push(wanted), Promise.resolve({ rows: [], total: 0 })) }),
  cariPengetahuan({ search: (_account, text) => (searched.push(text), Promise.resolve([])) }),
  tanyaPemilik,
  hitungPesanan({ quote: () => Promise.resolve({ kind: 'unknown-destination' }) }, nothing),
];
const named = (some: typeof tools) => some.map(({ name }) => name);

const always = ['catat_closing', 'panggil_admin', 'kirim_foto_produk', 'catat_pelanggan', 'tanya_pemilik'];
const kaos = { ...emptyProduct, id: newId(), name: 'Kaos' };
const shop = (products: OwnerData['products'], answers: OwnerData['answers'] = noOwnerData.answers): OwnerData => ({
  ...{ ...noOwnerData, products, answers },
});

test.each<[string, OwnerData, readonly string[]]>([
  ['nothing', noOwnerData, []],
  ['a short list of products', shop({ isWhole: true, rows: [kaos] }), ['hitung_pesanan']],
  ['a long list of products', shop({ isWhole: false, rows: [] }), ['cari_produk', 'hitung_pesanan']],
  ['a long list of answers', shop(noOwnerData.products, { isWhole: false, rows: [] }), ['cari_pengetahuan']],
])('a shop with %s is offered the tools that it needs', (_what, data, more) => {
  const offered = named(tools.filter(({ isOffered }) => isOffered?.(data) ?? true));
  expect(offered.toSorted()).toEqual([...always, ...more].toSorted());
});

test('only what the owner’s lists say may be quoted', () => {
  expect(named(tools.filter(({ isSource }) => isSource))).toEqual(['cari_produk', 'cari_pengetahuan', 'hitung_pesanan']);
});

test('a tool that costs something is called a few times in a turn', () => {
  expect(Object.fromEntries(tools.flatMap(({ name, callsMax }) => (callsMax === undefined ? [] : [[name, callsMax]])))).toEqual({
    kirim_foto_produk: 4,
    cari_produk: 4,
    cari_pengetahuan: 3,
    tanya_pemilik: 2,
    hitung_pesanan: 4,
  });
});

test('a search knows the shop’s own words, and the day in its time zone', async () => {
  const prompts = { ...noPrompts, sameWords: 'jilbab = kerudung', timeZone: 'WIT' } as const;
  const context: ToolContext = {
    ...{ botId: newId(), accountId: newId(), prompts, data: noOwnerData, leadWords: '', effects: noEffects() },
    ...{ earlier: [], signal: new AbortController().signal },
  };
  searched.length = 0;
  for (const [name, values] of [
    ['cari_produk', { kata: 'jilbab' }],
    ['cari_pengetahuan', { pertanyaan: 'ada jilbab?' }],
  ] as const)
    await tools.find((one) => one.name === name)!.run(values, context);
  expect(searched).toEqual([expect.objectContaining({ text: 'jilbab kerudung', limit: 8, zone: 'WIT' }), 'ada jilbab? kerudung']);
});
