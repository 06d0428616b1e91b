import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../../../test/support/runs.js';
import { objectionsTo } from './reply-check.rules.js';

/**
 * Generated answers like those of good models, for shops with typical texts. The test measures the shares of correct
 * answers that are held back and of wrong answers that are sent. The figures are in docs/decisions/0079; these bounds
 * enforce them.
 */
const answers = runs(2_000);

interface Shop {
  readonly text: string;
  readonly goods: readonly { readonly name: string; readonly price: number }[];
}

interface Said {
  readonly shop: Shop;
  readonly lead: string;
  readonly tools: readonly string[];
  readonly reply: string;
  /** A correct amount, as the reply writes it. `wrong` is an incorrect one. */
  readonly right: string;
  readonly wrong: string;
}

const names = [
  'Kaos polos',
  'Hoodie zipper',
  'Gamis Aisyah',
  'Kopi Gayo',
  'Serum wajah',
  'Tas rajut',
  'Sandal jepit',
  'Mukena katun',
  'Sambal bawang',
  'Madu hutan',
  'Keripik pisang',
  'Sprei king',
];
const price = fc
  .integer({ min: 6, max: 900 })
  .map((thousands) => thousands * 1_000 - (thousands % 3 === 0 ? 500 : 0) - (thousands % 7 === 0 ? 100 : 0));

const dots = (value: number) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
const comma = (value: number) => String(value).replace('.', ',');
/** An amount as people write it. */
const written = (value: number) =>
  fc.constantFrom(
    `Rp ${dots(value)}`,
    `Rp${dots(value)}`,
    `Rp. ${dots(value)},-`,
    dots(value),
    ...(value % 500 === 0 && value < 1e6 ? [`${comma(value / 1e3)}rb`, `${comma(value / 1e3)} ribu`, `${comma(value / 1e3)}k`] : []),
    ...(value >= 1e6 && value % 1e4 === 0 ? [`${comma(value / 1e6)} juta`, `${comma(value / 1e6)}jt`] : []),
    ...(value % 100 === 0 ? [`Rp${value}`] : []),
  );

const shop: fc.Arbitrary<Shop> = fc
  .uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 10 })
  .chain((chosen) => fc.tuple(...chosen.map((name) => price.map((cost) => ({ name, price: cost })))))
  .chain((goods) =>
    fc
      .tuple(fc.constantFrom(': ', ' = ', ' ', ' - ', ' harga '), fc.tuple(...goods.map((one) => written(one.price))))
      .map(([sign, costs]) => ({
        goods,
        text: `Toko Berkah. Buka 08.00-17.00, WA 0812-3456-7890, BCA 7751234567.\n${goods.map(({ name }, at) => `${name}${sign}${costs[at]}, stok ${7 * at + 3}, berat ${250 * (at + 1)} gram`).join('\n')}\nBiaya COD Rp 5.000. Diskon reseller 10%.`,
      })),
  );

const said: fc.Arbitrary<Said> = shop.chain((one) =>
  fc
    .record({
      first: fc.constantFrom(...one.goods),
      second: fc.constantFrom(...one.goods),
      count: fc.integer({ min: 1, max: 24 }),
      shipping: fc.integer({ min: 7, max: 90 }).map((thousands) => thousands * 1_000),
      kind: fc.constantFrom('price', 'list', 'times', 'two', 'shipped', 'reseller', 'refused', 'dp', 'cod'),
      off: fc.constantFrom(0.5, 0.8, 0.9, 1.1, 1.25, 2.3),
    })
    .chain(({ first, second, count, shipping, kind, off }) => {
      const base = { shop: one, tools: [] as string[] };
      const { name, price: cost } = first;
      // a wrong price is neither given nor derived from a given price
      const wrongOf = (value: number) => Math.round((value * off) / 1_000) * 1_000 + 300;
      const make = (value: number, lead: string, say: (amount: string) => string, tools: string[] = []) =>
        fc
          .tuple(written(value), written(wrongOf(value)))
          .map(([right, wrong]): Said => ({ ...base, tools, lead, reply: say(right), right, wrong }));
      switch (kind) {
        case 'price':
          return make(cost, `${name} brp kak`, (amount) => `Halo Kak! ${name} ${amount} ya, ready. Mau ambil berapa?`);
        case 'list':
          return make(
            cost,
            'pricelist dong',
            (amount) => `Ini daftarnya Kak:\n- ${name}: ${amount}\n- ${second.name}: Rp ${dots(second.price)}\nBuka jam 08.00-17.00.`,
          );
        case 'times':
          return make(cost * count, `${name} ${count} jadi brp`, (amount) => `${count} ${name} jadi ${amount} ya Kak.`);
        case 'two':
          return make(
            cost * count + second.price,
            `${name} ${count} sama ${second.name} 1 totalnya?`,
            (amount) => `Totalnya ${amount} Kak. Mau dikirim ke mana?`,
          );
        case 'shipped':
          return make(
            cost * count + shipping,
            `${name} ${count} ongkir coblong jadi brp`,
            (amount) => `Ongkir JNE Rp ${dots(shipping)}, total ${amount} sudah termasuk ongkir ya Kak.`,
            [
              JSON.stringify({
                tujuan: 'Coblong, Bandung',
                ongkir: [
                  { kurir: 'JNE', layanan: 'REG', biaya: shipping },
                  { kurir: 'J&T', layanan: 'EZ', biaya: shipping + 2_000 },
                ],
              }),
            ],
          );
        case 'reseller':
          return make(
            Math.round((cost * 0.9) / 100) * 100,
            `${name} harga reseller?`,
            (amount) => `Harga reseller ${name} diskon 10% jadi ${amount} ya Kak.`,
          );
        case 'refused':
          return make(
            cost,
            `${name} ${dots(Math.round(cost * 0.7))} boleh?`,
            (amount) => `Mohon maaf belum bisa Rp ${dots(Math.round(cost * 0.7))} Kak, harga pasnya ${amount}.`,
          );
        case 'dp':
          return make(cost * count - 50_000 > 0 ? cost * count - 50_000 : cost, `${name} ${count}, dp 50rb dulu ya`, (amount) =>
            cost * count - 50_000 > 0
              ? `Baik Kak, total Rp ${dots(cost * count)}, DP 50rb akan dicek admin, sisanya ${amount}.`
              : `${name} ${amount} Kak.`,
          );
        case 'cod':
          return make(cost + 5_000, `${name} satu bisa cod?`, (amount) => `Bisa Kak, ditambah biaya COD Rp 5.000 jadi total ${amount}.`);
      }
    }),
);

const check = ({ shop: one, lead, tools }: Said, reply: string) =>
  objectionsTo(reply, { owner: [one.text], chat: [], tools, ours: [], lead: [lead] });

test('of right answers at most one in fifty is held up, and of wrong ones hardly any leaves', () => {
  const sample = fc.sample(said, { numRuns: answers, seed: 7 });
  const held = sample.filter((one) => check(one, one.reply).length > 0);
  const left = sample.filter((one) => one.right !== one.wrong && check(one, one.reply.replace(one.right, one.wrong)).length === 0);
  // shown when the test fails
  const figures = { held: held.length / answers, left: left.length / answers };
  expect([
    figures.held <= 1 / 50
      ? 'few'
      : { figures, first: held.slice(0, 5).map((one) => [one.lead, one.reply, check(one, one.reply).map(({ words }) => words)]) },
  ]).toEqual(['few']);
  expect([
    figures.left <= 1 / 100
      ? 'few'
      : { figures, first: left.slice(0, 5).map((one) => [one.lead, one.reply.replace(one.right, one.wrong), one.shop.text]) },
  ]).toEqual(['few']);
});
