import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BiteshipClient } from './biteship.client.js';
import { RajaongkirClient } from './rajaongkir.client.js';
import type { ShippingPort } from './shipping.types.js';

/*
 * Requests to the shipping services, and the handling of answers that the simulator never gives.
 * every-service.test.ts covers retries.
 */

interface Asked {
  readonly question: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let base: string;
let asked: Asked[];
let answer: readonly [status: number, body: unknown];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      asked.push({ question: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(answer[0]).end(JSON.stringify(answer[1]));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [asked, answer] = [[], [200, {}]];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = new AbortController().signal;
const question = { originId: 'FROM', destinationId: 'TO', grams: 1_250, couriers: ['jne', 'sicepat'] };
/** The failure of a request with this answer. */
const failureOf = (client: ShippingPort, given: typeof answer): Promise<string> => {
  answer = given;
  return client.rates(question, open).then(
    (rates) => `${rates.length} rates`,
    ({ failure }: { failure: string }) => failure,
  );
};

describe('RajaOngkir', () => {
  const client = () => new RajaongkirClient(base, 'secret');
  const meta = (code: number, message = 'ok') => ({ code, message });

  test('is asked for a place by its name, with the key', async () => {
    answer = [200, { meta: meta(200), data: [] }];
    expect(await client().searchPlaces('Tebet Barat', open)).toEqual([]);
    expect(asked).toMatchObject([
      { question: 'GET /destination/domestic-destination?search=Tebet+Barat&limit=50&offset=0', headers: { key: 'secret' } },
    ]);
  });

  test('is asked for the cheapest rates from here to there', async () => {
    answer = [200, { meta: meta(200), data: [] }];
    await client().rates(question, open);
    expect(asked[0]).toMatchObject({ question: 'POST /calculate/domestic-cost', headers: { key: 'secret' } });
    expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({
      ...{ origin: 'FROM', destination: 'TO', weight: '1250', courier: 'jne:sicepat', price: 'lowest' },
    });
  });

  test('names each part of a place in its field; a dash is no name', async () => {
    const row = { id: 17_473, province_name: 'DKI', city_name: 'JAKSEL', district_name: 'TEBET', zip_code: '12810' };
    answer = [
      200,
      {
        meta: meta(200),
        data: [
          { ...row, subdistrict_name: 'TEBET BARAT' },
          { ...row, subdistrict_name: '-' },
        ],
      },
    ];
    const place = { id: '17473', district: 'TEBET', city: 'JAKSEL', province: 'DKI', zip: '12810' };
    expect(await client().searchPlaces('Tebet', open)).toEqual([
      { ...place, village: 'TEBET BARAT' },
      { ...place, village: '' },
    ]);
  });

  test('has rates of parcels, the cheapest first', async () => {
    const rows = [
      { code: 'JNE', service: 'YES', cost: 20_000, etd: '1 day' },
      { code: 'jne', service: 'REG', cost: 9_000, etd: '' },
      { code: 'jne', service: 'JTR', cost: 5_000, etd: '5 day' },
    ];
    answer = [200, { meta: meta(200), data: rows }];
    expect(await client().rates(question, open)).toEqual([
      { courier: 'jne', service: 'REG', cost: 9_000, time: null },
      { courier: 'jne', service: 'YES', cost: 20_000, time: '1 hari' },
    ]);
  });

  test.each<[string, typeof answer, string]>([
    ['no route', [404, { meta: meta(404, 'Calculate Domestic Shipping Cost not found') }], '0 rates'],
    ['no route, as another status', [400, { meta: meta(400, 'Not Found') }], '0 rates'],
    ['a key that is not found', [400, { meta: meta(400, 'Invalid Api key, key not found') }], 'key'],
    ['a key without rights', [403, { meta: meta(403, 'forbidden') }], 'key'],
    ['a request that it refuses', [400, { meta: meta(400, 'weight is required') }], 'refused'],
    ['another status with such words', [422, { meta: meta(422, 'origin not found') }], 'refused'],
    ['a spent limit within a good status', [200, { meta: meta(429, 'limit') }], 'spent'],
    ['a bad status around a good code', [403, { meta: meta(200) }], 'key'],
    ['a defect within a good status', [200, { meta: meta(500, 'error') }], 'away'],
    ['a refusal without an envelope', [401, {}], 'key'],
    ['another envelope', [200, { status: 'ok' }], 'away'],
  ])('%s', async (_what, given, failure) => {
    expect(await failureOf(client(), given)).toBe(failure);
  });

  test('knows no place where it says that it finds none', async () => {
    answer = [404, { meta: meta(404, 'not found') }];
    expect(await client().searchPlaces('Atlantis', open)).toEqual([]);
    answer = [400, { meta: meta(400, 'search is required') }];
    await expect(client().searchPlaces('Atlantis', open)).rejects.toMatchObject({ failure: 'refused' });
  });
});

describe('Biteship', () => {
  const client = () => new BiteshipClient(base, 'secret');

  test('is asked for a place in Indonesia, with the key', async () => {
    answer = [200, { success: true, areas: [] }];
    expect(await client().searchPlaces('Tebet Barat', open)).toEqual([]);
    expect(asked).toMatchObject([
      { question: 'GET /v1/maps/areas?countries=ID&input=Tebet+Barat&type=single', headers: { authorization: 'secret' } },
    ]);
  });

  test('is asked for rates from here to there', async () => {
    answer = [200, { success: true, pricing: [] }];
    await client().rates(question, open);
    const { question: line, headers, body } = asked[0]!;
    expect([line, headers.authorization, headers['content-type']]).toEqual(['POST /v1/rates/couriers', 'secret', 'application/json']);
    expect(JSON.parse(body)).toEqual({
      ...{ origin_area_id: 'FROM', destination_area_id: 'TO', couriers: 'jne,sicepat' },
      items: [{ name: 'Paket', value: 0, quantity: 1, weight: 1_250 }],
    });
  });

  test('names each part of a place in its field', async () => {
    const row = {
      ...{ id: 'IDNP6', administrative_division_level_1_name: 'DKI', administrative_division_level_2_name: 'Jaksel' },
      ...{ administrative_division_level_3_name: 'Tebet', postal_code: 12_810 },
    };
    answer = [200, { success: true, areas: [row] }];
    expect(await client().searchPlaces('Tebet', open)).toEqual([
      { id: 'IDNP6', village: '', district: 'Tebet', city: 'Jaksel', province: 'DKI', zip: '12810' },
    ]);
  });

  test('has rates of parcels, the cheapest first, by the name of the service or its code', async () => {
    const rows = [
      { courier_code: 'JNE', courier_service_code: 'yes', courier_service_name: 'YES', price: 20_000 },
      { courier_code: 'jne', courier_service_code: 'reg', price: 9_000, shipment_duration_range: '1 - 2', shipment_duration_unit: 'days' },
      { courier_code: 'jne', courier_service_code: 'jtr', courier_service_name: 'JTR', price: 5_000 },
    ];
    answer = [200, { success: true, pricing: rows }];
    expect(await client().rates(question, open)).toEqual([
      { courier: 'jne', service: 'REG', cost: 9_000, time: '1-2 hari' },
      { courier: 'jne', service: 'YES', cost: 20_000, time: null },
    ]);
  });

  test.each<[string, typeof answer, string]>([
    ['no courier', [400, { success: false, error: 'No courier available for the requested location' }], '0 rates'],
    ['no courier, in other words', [400, { success: false, error: 'there is no available courier' }], '0 rates'],
    ['a spent balance', [402, { success: false }], 'spent'],
    ['a spent balance, told in words', [400, { success: false, error: 'Saldo tidak cukup' }], 'spent'],
    ['too many requests', [429, { success: false }], 'spent'],
    ['a wrong key, told in words', [400, { success: false, error: 'Authorization failed' }], 'key'],
    ['a key without rights', [403, { success: false }], 'key'],
    ['a request that it refuses', [400, { success: false, error: 'weight is required' }], 'refused'],
    ['a refusal of another form', [401, []], 'key'],
    ['an answer of another form', [200, { ok: true }], 'away'],
  ])('%s', async (_what, given, failure) => {
    expect(await failureOf(client(), given)).toBe(failure);
  });

  test('refuses a search by its cause', async () => {
    answer = [402, { success: false, error: 'balance' }];
    await expect(client().searchPlaces('Tebet', open)).rejects.toMatchObject({ failure: 'spent' });
  });
});
