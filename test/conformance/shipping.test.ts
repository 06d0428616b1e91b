import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { BiteshipClient } from '#core/outside/shipping/biteship.client';
import { RajaongkirClient } from '#core/outside/shipping/rajaongkir.client';
import type { ShippingPort } from '#core/outside/shipping/shipping.types';
import { spawnSandbox } from '../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../sandbox/spawn.ts';

let sandbox: SpawnedSandbox;
const open = new AbortController().signal;
const fault = (settings: object) => sandbox.control('POST', '/shipping/faults', settings);
const seen = async () => (await sandbox.control('GET', '/shipping/requests?after=0')) as { requests: { status: number; path: string }[] };

beforeAll(async () => {
  sandbox = await spawnSandbox({ only: ['shipping'] });
});
afterEach(() => sandbox.control('DELETE', '/shipping/faults'));
afterAll(async () => expect(await sandbox.stop()).toBe(0));

const services: [string, (key?: string) => ShippingPort][] = [
  ['RajaOngkir', (key = 'any') => new RajaongkirClient(sandbox.shipping!, key)],
  ['Biteship', (key = 'any') => new BiteshipClient(sandbox.biteship!, key)],
];

describe.each(services)('%s', (_name, client) => {
  const search = (text: string) => client().searchPlaces(text, open);
  const idOf = async (text: string) => (await search(text))[0]!.id;
  const rates = async (to = 'Coblong', grams = 1_000, couriers = ['jne', 'jnt', 'sicepat']) =>
    client().rates({ originId: await idOf('Tebet'), destinationId: await idOf(to), grams, couriers }, open);

  test('finds places with kecamatan, city and province, and nothing where there is nothing', async () => {
    expect((await search('Tebet'))[0]).toMatchObject({
      district: expect.stringMatching(/^tebet$/i),
      city: expect.stringMatching(/^jakarta selatan$/i),
      province: expect.stringMatching(/jakarta/i),
      zip: expect.stringMatching(/^128/),
    });
    expect(await search('Atlantis')).toEqual([]);
    expect(new Set((await search('Sukajadi')).map(({ city }) => city)).size).toBeGreaterThan(1);
  });

  test('quotes parcels only, the cheapest first, with a time where there is one', async () => {
    const quoted = await rates();
    expect(quoted.map(({ cost }) => cost)).toEqual(quoted.map(({ cost }) => cost).toSorted((a, b) => a - b));
    expect(quoted.find(({ courier }) => courier === 'jne')?.time).toMatch(/^\d(-\d)? hari$/);
    expect(quoted.find(({ courier }) => courier === 'jnt')?.time).toBeNull();
    // No truck service is offered: from ten kilograms on, trucks only seem cheap per kilogram.
    expect(quoted.map(({ service }) => service).join(' ')).not.toMatch(/JTR|GOKIL|Truck|Cargo/i);
  });

  test('reads rows that contain only what is needed, with the service by its code', async () => {
    const [originId, destinationId] = [await idOf('Tebet'), await idOf('Coblong')];
    await fault({ next: { kind: 'bare' } });
    expect((await search('Tebet'))[0]).toEqual({
      id: expect.any(String),
      city: expect.stringMatching(/^jakarta selatan$/i),
      ...{ village: '', district: '', province: '', zip: '' },
    });
    await fault({ next: { kind: 'bare' } });
    const quoted = await client().rates({ originId, destinationId, grams: 1_000, couriers: ['jne'] }, open);
    expect(quoted).toContainEqual({ courier: 'jne', service: 'REG', cost: expect.any(Number), time: null });
    expect(quoted.map(({ service, time }) => [service, time])).toEqual(quoted.map(({ service }) => [service.toUpperCase(), null]));
  });

  test('costs more for more weight, and leaves out couriers without the route', async () => {
    const [one, three] = [await rates(), await rates('Coblong', 3_000)];
    expect(three[0]!.cost).toBeGreaterThan(one[0]!.cost);
    expect(new Set((await rates('Abepura')).map(({ courier }) => courier))).toEqual(new Set(['jne', 'jnt']));
  });

  test.each([
    ['400', { next: { kind: 'no_route' } }],
    ['404', { next: { kind: 'no_route', status: 404 } }],
  ])('has no rates where no courier delivers, reported as %s', async (_status, settings) => {
    await fault(settings);
    expect(await rates()).toEqual([]);
  });

  test('survives one broken try of each kind', async () => {
    for (const kind of ['error', 'reset', 'malformed']) {
      await fault({ next: { kind } });
      expect((await search('Tebet')).length).toBeGreaterThan(0);
    }
    await fault({ next: { kind: 'error', status: 502, html: true } });
    expect((await search('Tebet')).length).toBeGreaterThan(0);
  });

  test.each([
    ['down', { kind: 'error', status: 502, html: true, times: 2 }, 'away'],
    ['broken', { kind: 'error', status: 500, times: 2 }, 'away'],
    ['cut off', { kind: 'reset', times: 2 }, 'away'],
    ['cut in its words', { kind: 'malformed', times: 2 }, 'away'],
    ['of another shape', { kind: 'odd' }, 'away'],
    ['spent', { kind: 'quota' }, 'spent'],
    ['spent, told inside', { kind: 'quota', inBody: true }, 'spent'],
    ['without a right key, 400', { kind: 'wrong_key', status: 400 }, 'key'],
    ['without a right key, 401', { kind: 'wrong_key', status: 401 }, 'key'],
  ])('that is %s fails with its own error, for both requests', async (_what, next, failure) => {
    const [originId, destinationId] = [await idOf('Tebet'), await idOf('Coblong')];
    await fault({ next });
    await expect(search('Tebet')).rejects.toMatchObject({ name: 'ShippingError', failure });
    await fault({ next });
    const question = { originId, destinationId, grams: 1_000, couriers: ['jne'] };
    await expect(client().rates(question, open)).rejects.toMatchObject({ name: 'ShippingError', failure });
  });

  test('is called once when another try is useless', async () => {
    const before = (await seen()).requests.length;
    await fault({ next: { kind: 'quota' } });
    await expect(search('Tebet')).rejects.toMatchObject({ failure: 'spent' });
    await expect(client('').searchPlaces('Tebet', open)).rejects.toMatchObject({ failure: 'key' });
    expect((await seen()).requests.length).toBe(before + 2);
  });

  test('that hangs is left at the caller’s limit, and not asked again', async () => {
    await fault({ next: { kind: 'hang' } });
    await expect(client().searchPlaces('Tebet', AbortSignal.timeout(100))).rejects.toMatchObject({ failure: 'away' });
    const { next } = (await sandbox.control('GET', '/shipping/faults')) as { next: unknown[] };
    expect(next).toEqual([]);
  });

  test('an equal name in another city is another place', async () => {
    await fault({ next: { kind: 'many_places' } });
    const found = await search('Ubud');
    expect(found.map(({ city }) => city.toUpperCase())).toEqual(['GIANYAR', 'KEMBARAN']);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
    await fault({ next: { kind: 'unknown_place' } });
    expect(await search('Ubud')).toEqual([]);
  });
});
