import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { emptyProduct } from '#contracts/values/products';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { makeOwner, openRooms, type Rooms } from '../../support/core/conversation-house.ts';

let rooms: Rooms;
let house: INestApplicationContext;
let products: ProductsService;
let ownerId: OwnerId;

beforeAll(async () => {
  rooms = await openRooms();
  house = await rooms.open([ProductsModule]);
  products = house.get(ProductsService);
});
afterAll(() => rooms?.close());
beforeEach(async () => {
  ownerId = await makeOwner(rooms);
});

const named = (name: string, more: object = {}) => ({ ...emptyProduct, name, ...more });
const names = async (wish = {}) => (await products.list(ownerId, wish)).products.map(({ name }) => name);

describe('the list', () => {
  test('is in the order of names, by pages, and found by a part of a name without its accents and case', async () => {
    for (const name of ['Teh Melati', 'kopi gayo', 'Kopi Toraja', 'Café Latté']) await products.create(ownerId, named(name));
    expect(await names()).toEqual(['Café Latté', 'kopi gayo', 'Kopi Toraja', 'Teh Melati']);
    const first = await products.list(ownerId, { limit: 3 });
    expect([first.products.length, first.total]).toEqual([3, 4]);
    expect(await names({ limit: 3, after: first.next! })).toEqual(['Teh Melati']);
    expect((await products.list(ownerId, { after: first.next! })).next).toBeNull();
    expect(await names({ q: 'KOPI' })).toEqual(['kopi gayo', 'Kopi Toraja']);
    expect(await names({ q: 'cafe' })).toEqual(['Café Latté']);
  });

  test('holds a name once, whoever is quicker, and whatever its case', async () => {
    const tries = await Promise.allSettled(['Kaos', 'KAOS', 'kaós', 'Kaos!'].map((name) => products.create(ownerId, named(name))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))).toEqual(
      Array(3).fill('product_twice'),
    );
    const { id } = await products.create(ownerId, named('Topi'));
    await expect(products.update(ownerId, id, named('kaos'))).rejects.toMatchObject({ code: 'product_twice' });
    expect((await products.update(ownerId, id, named('TOPI', { stock: 0 }))).stock).toBe(0);
  });

  test('is nobody else’s to change', async () => {
    const { id } = await products.create(ownerId, named('Kaos'));
    const other = await makeOwner(rooms);
    await products.create(other, named('Kaos'));
    await expect(products.update(other, id, named('Topi'))).rejects.toMatchObject({ code: 'product_unknown' });
    await expect(products.remove(other, id)).rejects.toMatchObject({ code: 'product_unknown' });
    await expect(products.remove(ownerId, 'x')).rejects.toMatchObject({ code: 'product_unknown' });
    await products.remove(ownerId, id);
    expect(await names()).toEqual([]);
    expect((await products.list(other, {})).total).toBe(1);
  });
});
