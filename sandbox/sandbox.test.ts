import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readOptions } from './options.ts';
import { startSandbox } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(readOptions(['--only', 'shipping,meta,control'], {}));
});
afterAll(() => sandbox.close());

test('starts only the requested parts and reports their addresses', async () => {
  const { http } = sandbox.ready;
  expect(Object.keys(sandbox.ready).sort()).toEqual(['biteship', 'event', 'http', 'meta', 'shipping']);
  expect(await (await fetch(`${http}/control/ready`)).json()).toEqual(sandbox.ready);
  expect(await (await fetch(http)).text()).toContain('<title>Sandbox');
  expect((await fetch(`${http}/control/llm/faults`)).status).toBe(404);
});

test('refuses options it does not know', () => {
  expect(() => readOptions(['--only', 'whatsap'], {})).toThrow('unknown part whatsap');
  expect(() => readOptions(['--port', 'x'], {})).toThrow('--port must be a port number');
});

describe('shipping', () => {
  const call = async (path: string, form?: Record<string, string>, key = 'any') => {
    const response = await fetch(`${sandbox.ready.shipping}${path}`, {
      headers: key ? { key } : {},
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    return { status: response.status, ...((await response.json()) as { meta: { code: number }; data: Record<string, unknown>[] | null }) };
  };
  const search = (text: string) => call(`/destination/domestic-destination?search=${encodeURIComponent(text)}&limit=10&offset=0`);
  const control = (method: string, body?: object) =>
    fetch(`${sandbox.ready.http}/control/shipping/faults`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  test('finds equal names in several cities, whole districts, and nothing as 404', async () => {
    expect(new Set((await search('sukamaju')).data?.map((place) => place['city_name'])).size).toBeGreaterThan(2);
    expect((await search('lembang')).data?.[0]).toMatchObject({ subdistrict_name: '-' });
    expect(await search('atlantis')).toMatchObject({ status: 404, data: null });
  });

  test('quotes by weight, leaves out couriers without a route, and names mistakes', async () => {
    const id = async (text: string) => String((await search(text)).data?.[0]?.['id']);
    const route = { origin: await id('coblong'), destination: await id('tebet barat') };
    const cost = async (weight: string) =>
      Number((await call('/calculate/domestic-cost', { ...route, weight, courier: 'jne', price: 'lowest' })).data?.[0]?.['cost']);
    expect(await cost('3200')).toBe(3 * (await cost('1000')));
    const far = await call('/calculate/domestic-cost', {
      ...route,
      destination: await id('abepura'),
      weight: '1000',
      courier: 'jne:sicepat',
    });
    expect(new Set(far.data?.map((rate) => rate['code']))).toEqual(new Set(['jne']));
    expect((await call('/calculate/domestic-cost', { ...route, weight: '1000', courier: 'abc' })).status).toBe(422);
    expect((await call('/destination/domestic-destination?search=tebet', undefined, '')).status).toBe(400);
  });

  test('the quota ends in both forms', async () => {
    await control('POST', { next: [{ kind: 'quota' }, { kind: 'quota', inBody: true }] });
    expect(await search('tebet')).toMatchObject({ status: 429, meta: { code: 429 } });
    expect(await search('tebet')).toMatchObject({ status: 200, meta: { code: 429 } });
    await control('DELETE');
  });
});

test('a purchase is kept, one too old refuses the whole request', async () => {
  const event = {
    event_name: 'Purchase',
    event_time: Math.floor(Date.now() / 1_000),
    event_id: 'pu-1',
    action_source: 'website',
    user_data: { em: ['a'.repeat(64)] },
    custom_data: { value: 50_000, currency: 'IDR' },
  };
  const send = (data: object[]) =>
    fetch(`${sandbox.ready.meta}/v23.0/123/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data, access_token: 't' }),
    });
  expect((await send([event, { ...event, event_time: event.event_time - 8 * 86_400 }])).status).toBe(400);
  expect(await (await send([event])).json()).toMatchObject({ events_received: 1 });
  const kept = (await (await fetch(`${sandbox.ready.http}/control/meta/events`)).json()) as { events: { event: object }[] };
  expect(kept.events.map((one) => one.event)).toEqual([event]);
});
