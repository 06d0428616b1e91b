import { describe, expect, test } from '@jest/globals';
import type { OrderRules } from '#contracts/values/selling/order-rules';
import { emptyProduct } from '#contracts/values/selling/products';
import { newId } from '../../../../platform/crypto/ids.js';
import { noPresentRules } from '../../../products/order-rules/order-rules.types.js';
import { noPrompts } from '../../../prompts/prompts.statements.js';
import type { Quote } from '../../../shipping/shipping.types.js';
import { noOwnerData, type OwnerData } from '../../owner-data/owner-data.rules.js';
import { noEffects } from '../effects.js';
import { hitungPesanan, shape } from '../hitung-pesanan.js';
import { listedWeight } from '../listed-products.js';
import type { ToolContext } from '../tool.js';

const kaos = { ...emptyProduct, id: '1', name: 'Kaos polos', priceIdr: 45_000, weightGrams: 200 };
const listed = (isWhole: boolean): OwnerData => ({ ...noOwnerData, products: { isWhole, rows: isWhole ? [kaos] : [] } });
const quoted: Quote = {
  ...{ kind: 'quoted', destination: 'Coblong, Bandung', isWhole: false, others: [], origin: 'Tebet' },
  rates: [{ courier: 'JNE', service: 'REG', cost: 18_000, time: null }],
};

function contextOf(data: OwnerData): ToolContext {
  return {
    ...{ botId: newId(), accountId: newId(), prompts: { ...noPrompts, timeZone: 'WIT' }, data, leadWords: '', effects: noEffects() },
    ...{ earlier: [], signal: new AbortController().signal },
  };
}

/** The tool's answer, with its requests to the shipping service and to the search. */
async function call(args: object, data = listed(true)) {
  const [asked, searched]: [unknown[], unknown[]] = [[], []];
  const one = hitungPesanan(
    { quote: (request) => (asked.push(request), Promise.resolve(quoted)) },
    { search: (_account, wanted) => (searched.push(wanted), Promise.resolve([kaos])) },
  );
  const context = contextOf(data);
  return { told: JSON.parse(await one.run(shape.parse(args), context)) as Record<string, unknown>, asked, searched, context };
}
const barang = [{ nama: 'kaos polos', jumlah: 2 }];

describe('the tool that counts an order', () => {
  test('asks for the shipping of the order’s own weight, by the courier that the lead wants', async () => {
    const { told, asked, context } = await call({ barang, tujuan: 'Coblong', kurir: 'JNE' });
    expect(asked).toEqual([{ botId: context.botId, prompts: context.prompts, destination: 'Coblong', grams: 400, courier: 'JNE' }]);
    expect(told['dengan_ongkir']).toEqual([{ kurir: 'JNE', layanan: 'REG', ongkir: 18_000, total: 108_000 }]);
    expect((await call({ barang, tujuan: 'Coblong' })).asked).toEqual([expect.objectContaining({ courier: undefined })]);
  });

  test('asks for none without a destination, and says what is open when a thing has no total', async () => {
    const { told, asked } = await call({ barang });
    expect([told['total_barang'], told['ongkir'], asked]).toEqual([90_000, undefined, []]);
    const open = await call({ barang: [{ nama: 'sepatu', jumlah: 1 }], tujuan: 'Coblong' });
    expect([open.told['belum_bisa_ditotal'], open.asked]).toEqual([[expect.stringContaining('tidak ada di daftar')], []]);
  });

  test('searches all names at once, in the shop’s time zone, when the list is long', async () => {
    const { told, searched } = await call({ barang: [...barang, { nama: 'topi', jumlah: 1 }] }, listed(false));
    expect(searched).toEqual([{ text: 'kaos polos topi', limit: 8, zone: 'WIT' }]);
    expect(told['belum_bisa_ditotal']).toEqual([expect.stringContaining('topi')]);
    expect((await call({ barang })).searched).toEqual([]);
  });
});

test('an order is weighed by a search when the list is long, and not at all without things', async () => {
  const searched: string[] = [];
  const search = { search: (_account: unknown, { text }: { text: string }) => (searched.push(text), Promise.resolve([kaos])) };
  const context = contextOf(listed(false));
  expect(await listedWeight([{ nama: 'kaos polos', jumlah: 3 }], search, context)).toBe(600);
  expect(await listedWeight([], search, context)).toBeNull();
  expect(searched).toEqual(['kaos polos']);
});

describe('the notes of a counted order', () => {
  const from50 = { minIdr: 50_000, maxIdr: null, places: [] };
  const notes = async (rules: Partial<OrderRules>, args: object = {}) =>
    (await call({ barang, ...args }, { ...listed(true), rules: { ...noPresentRules, ...rules } })).told['catatan'];

  test('tell that shipping is free before it was asked for, and nothing without that rule', async () => {
    expect(await notes({ freeShipping: from50 })).toEqual(['Syarat belanja gratis ongkir terpenuhi']);
    expect(await notes({ freeShipping: { ...from50, minIdr: 90_001 } })).not.toContain('Syarat belanja gratis ongkir terpenuhi');
    expect(await notes({})).toBeUndefined();
  });

  test('tell why the shipping of a destination or of a courier is not free', async () => {
    const tujuan = 'Coblong';
    expect(await notes({ freeShipping: from50 }, { tujuan })).toBeUndefined();
    expect(await notes({ freeShipping: from50 }, { tujuan, kurir: 'JNE' })).toEqual([
      'Gratis ongkir hanya untuk layanan termurah, tanpa memilih kurir',
    ]);
    expect(await notes({ freeShipping: { ...from50, places: ['Depok'] } }, { tujuan })).toEqual([
      'Gratis ongkir tidak berlaku untuk tujuan ini',
    ]);
  });
});
