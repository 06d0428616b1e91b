import { afterEach, expect, test } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Metrics } from '#core/platform/metrics/metrics';
import { metricOf } from '../../support/metric-of.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { waitFor } from '../../support/wait-for.ts';
import { requestLog, requestMetrics } from '../../../server/http/base/request-log.ts';

let server: Server;
afterEach(() => void server.close());

/** The line about a request to this path that is answered with this status. */
async function lineOf(path: string, status: number) {
  const { log, lines } = recordedLog();
  const app = express();
  app.use(requestLog(log));
  for (const pattern of ['/api/orders/:id', '/api/health/ready', '/'])
    app.get(pattern, (_request, response) => void response.status(status).end());
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { Connection: 'close' } });
  const line = await waitFor(() => lines[0], { what: 'the log line' });
  return { line, id: answer.headers.get('x-request-id') };
}

test.each([
  ['/api/orders/7', 200, 'info'],
  ['/api/orders/7', 404, 'info'],
  ['/api/orders/7', 499, 'info'],
  ['/api/orders/7', 500, 'error'],
  ['/api/orders/7', 501, 'error'],
  ['/api/nothing', 404, 'info'],
  ['/', 200, 'debug'],
  ['/', 499, 'debug'],
  ['/', 500, 'error'],
  ['/api/health/ready', 200, 'debug'],
  ['/api/health/ready', 503, 'debug'],
])('%s answered with %i is logged at level %s', async (path, status, level) => {
  const { line } = await lineOf(path, status);
  expect(line).toMatchObject({ event: 'http.request', method: 'GET', status, level });
});

test('the line has the pattern of the route and the id that the client got, never the address itself', async () => {
  const { line, id } = await lineOf('/api/orders/0812345', 200);
  expect(line).toMatchObject({ route: '/api/orders/:id', requestId: id });
  expect(JSON.stringify(line)).not.toContain('0812345');
});

test('answers are counted by method, route and status, and pages are not', async () => {
  const metrics = new Metrics();
  const app = express();
  app.use(requestMetrics(metrics));
  app.get('/api/orders/:id', ({ params }, response) => void response.status(Number(params.id)).end());
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ['/api/orders/200', '/api/orders/200', '/api/orders/404', '/login'])
    await (await fetch(base + path, { headers: { Connection: 'close' } })).text();
  const count = (labels = {}) => metricOf(metrics, 'http_request_seconds_count', labels);
  await waitFor(async () => (await count()) === 3, { what: 'three answers' });
  expect(await count({ method: 'GET', route: '/api/orders/:id', status: '200' })).toBe(2);
  expect(await count({ status: '404' })).toBe(1);
  expect(await metricOf(metrics, 'http_request_seconds_sum')).toBeLessThan(60);
});
