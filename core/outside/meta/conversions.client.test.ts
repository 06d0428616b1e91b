import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ConversionsClient, type Purchase } from './conversions.client.js';

/* The request that reports a purchase to Meta. every-service.test.ts covers the case that Meta does not answer. */

let server: Server;
let received: { readonly question: string; readonly body: { readonly data: object[]; readonly access_token: string } };

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      received = { question: `${request.method} ${request.url}`, body: JSON.parse(text) };
      response.writeHead(200).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settings = (more: object = {}) => ({
  META_GRAPH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  ...{ META_PIXEL_ID: '4711', META_CAPI_TOKEN: 'secret', PUBLIC_URL: 'https://panel.example', ...more },
});
const purchase: Purchase = {
  ...{ eventId: 'E-1', at: new Date('2026-11-28T03:00:00.900Z'), valueIdr: 150_000, orderId: 'INV-1' },
  ...{ packageId: 'ai-1000', packageName: 'Paket 1000', email: ' Sari@Gmail.com ', buyerId: 'P-1' },
};
const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

test('a purchase is told once, to the pixel, with what the browser tells too', async () => {
  await new ConversionsClient(settings()).purchase(purchase);
  expect(received.question).toMatch(/^POST \/v[\d.]+\/4711\/events$/);
  expect(received.body).toEqual({
    access_token: 'secret',
    data: [
      {
        ...{ event_name: 'Purchase', event_id: 'E-1', action_source: 'website' },
        // the time of the purchase in whole seconds
        event_time: Date.UTC(2026, 10, 28, 3) / 1_000,
        event_source_url: 'https://panel.example/billing',
        user_data: { em: [hashed('sari@gmail.com')], external_id: [hashed('P-1')] },
        custom_data: {
          ...{ value: 150_000, currency: 'IDR', order_id: 'INV-1', content_type: 'product' },
          ...{ content_ids: ['ai-1000'], content_name: 'Paket 1000' },
        },
      },
    ],
  });
});

test('a buyer of whom nothing is known is not made up', async () => {
  await new ConversionsClient(settings()).purchase({ ...purchase, email: null, buyerId: null });
  expect(received.body.data).toMatchObject([{ user_data: {} }]);
  expect(Object.keys((received.body.data[0] as { user_data: object }).user_data)).toEqual([]);
});

test.each([
  ['both', {}, true],
  ['a pixel alone', { META_CAPI_TOKEN: undefined }, false],
  ['a token alone', { META_PIXEL_ID: undefined }, false],
])('purchases are told where the operator has set %s', (_what, more, configured) => {
  expect(new ConversionsClient(settings(more)).configured).toBe(configured);
});
