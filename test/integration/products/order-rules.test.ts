import { expect, test } from '@jest/globals';
import { noOrderRules, type OrderRules } from '#contracts/values/selling/order-rules';
import { emptyProduct } from '#contracts/values/selling/products';
import { expectOk } from '../../support/api.ts';
import { shopTest } from '../../support/shop-test.ts';

const { app, newLead, owner, requests, shop } = await shopTest();
const kode = { code: 'HEMAT10', gives: { kind: 'percent', percent: 10, maxIdr: null }, minIdr: 100_000, from: null, until: null } as const;
const rules: OrderRules = {
  freeShipping: { minIdr: 300_000, maxIdr: null, places: ['Jawa'] },
  codes: [kode],
  discounts: [{ gives: { kind: 'amount', amountIdr: 5_000 }, minIdr: null, from: null, until: '2020-01-01' }],
  offers: [],
  deposit: { pays: { kind: 'percent', percent: 50 }, minIdr: null },
  fees: [{ name: 'Packing', costs: { kind: 'amount', amountIdr: 3_000, per: 'order' }, when: 'always', belowIdr: null }],
};

test('an owner reads the rules that were stored, and refused ones change nothing', async () => {
  expect(await expectOk(owner.api.get('/order-rules'))).toEqual(noOrderRules);
  await expectOk(owner.api.put('/order-rules', rules));
  expect(await expectOk(owner.api.get('/order-rules'))).toEqual(rules);
  const twice = await owner.api.put<{ error: string }>('/order-rules', { ...rules, codes: [kode, { ...kode, code: 'hemat-10' }] });
  expect([twice.status, twice.body.error]).toEqual([400, 'Ada dua kode yang sama.']);
  const backwards = { ...kode, from: '2026-12-02', until: '2026-12-01' };
  expect((await owner.api.put('/order-rules', { ...rules, codes: [backwards] })).status).toBe(400);
  expect(await expectOk(owner.api.get('/order-rules'))).toEqual(rules);
});

test('rules of a kind that a page does not know stay as they are', async () => {
  await expectOk(owner.api.put('/order-rules', rules));
  const { fees: _, ...known } = rules;
  await expectOk(owner.api.put('/order-rules', { ...known, codes: [] }));
  expect(await expectOk(owner.api.get('/order-rules'))).toEqual({ ...rules, codes: [] });
});

test('an answer is computed by them, and the instruction names those that count today, without codes', async () => {
  await expectOk(owner.api.put('/order-rules', rules));
  await expectOk(owner.api.post('/products', { ...emptyProduct, name: 'Kain Batik', priceIdr: 100_000 }));
  await app.sandbox.llm.fault({
    next: [
      {
        kind: 'reply',
        toolCalls: [{ name: 'hitung_pesanan', arguments: { barang: [{ nama: 'Kain Batik', jumlah: 2 }], kode: 'HEMAT10' } }],
      },
      { kind: 'reply', content: 'Total Kain Batik 2 pcs Rp 183.000 setelah potongan Rp 20.000 Kak, DP Rp 91.500.' },
    ],
  });
  const lead = await newLead();
  const { reply } = await lead.ask(shop.number, 'mau kain batik 2 pcs, kode HEMAT10 ya');
  expect(reply.text).toContain('Rp 183.000');
  const [first, second] = await requests();
  const instruction = JSON.stringify(first.request.messages);
  for (const line of [
    'Gratis ongkir mulai belanja Rp 300.000, untuk layanan termurah, hanya ke Jawa',
    'DP 50% dari total',
    'Biaya Packing Rp 3.000',
  ])
    expect(instruction).toContain(line);
  expect(instruction.replaceAll('kode HEMAT10 ya', '')).not.toMatch(/HEMAT10|Diskon Rp 5.000/);
  expect(JSON.parse(second.request.messages.at(-1).content)).toMatchObject({
    total_barang: 200_000,
    potongan: [{ nama: 'Kode HEMAT10 10%', nominal: 20_000 }],
    biaya: [{ nama: 'Packing', nominal: 3_000 }],
    total_tanpa_ongkir: 183_000,
    dp: 91_500,
    sisa_setelah_dp: 91_500,
  });
});

test('a bundle of listed goods is computed and named in the instruction, and unknown goods are refused', async () => {
  const offer = { gives: { kind: 'bundle', things: [{ goods: 'Sarung Tenun', count: 3 }], priceIdr: 100_000 }, from: null, until: null };
  const over = { gives: { kind: 'percent', goods: 'sarung tenun', percent: 50 }, from: null, until: '2020-01-01' };
  const refused = await owner.api.put<{ error: string }>('/order-rules', { ...noOrderRules, offers: [offer] });
  expect([refused.status, refused.body.error]).toEqual([
    400,
    'Barang "Sarung Tenun" tidak ada di daftar produk. Tulis nama produk atau kategori persis seperti di daftar.',
  ]);
  const other = { ...over, gives: { ...over.gives, goods: 'Baju Koko' } };
  const both = await owner.api.put<{ code: string; error: string }>('/order-rules', { ...noOrderRules, offers: [offer, other] });
  expect(both.body).toMatchObject({ code: 'offer_unknown_goods', error: expect.stringContaining('"Sarung Tenun"') });
  await expectOk(owner.api.post('/products', { ...emptyProduct, name: 'Sarung Tenun', category: 'Sarung', priceIdr: 40_000 }));
  const offers = [offer, over, { ...over, gives: { ...over.gives, goods: 'SARUNG' } }];
  await expectOk(owner.api.put('/order-rules', { ...noOrderRules, offers }));
  expect(await expectOk(owner.api.get('/order-rules'))).toEqual({ ...noOrderRules, offers });
  await app.sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls: [{ name: 'hitung_pesanan', arguments: { barang: [{ nama: 'Sarung Tenun', jumlah: 3 }] } }] },
      { kind: 'reply', content: 'Paket 3 Sarung Tenun Rp 100.000 Kak, hemat Rp 20.000.' },
    ],
  });
  const lead = await newLead();
  const { reply } = await lead.ask(shop.number, 'sarung tenun 3 jadi berapa kak?');
  expect(reply.text).toContain('Rp 100.000');
  const [first, second] = (await requests()).slice(-2);
  expect(JSON.stringify(first.request.messages)).toContain('Paket 3 Sarung Tenun Rp 100.000');
  expect(JSON.stringify(first.request.messages)).not.toContain('Diskon 50%');
  expect(JSON.parse(second.request.messages.at(-1).content)).toMatchObject({
    total_barang: 120_000,
    potongan: [{ nama: 'Paket 3 Sarung Tenun Rp 100.000', nominal: 20_000 }],
    total_tanpa_ongkir: 100_000,
  });
});
