import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* The name of a downloaded file contains its kind, the shop and the day. */
let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  owner = await app.registerOwner();
});
afterAll(() => app?.close());

async function nameOf(path: string): Promise<string> {
  const { status, headers } = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${owner.token}` } });
  expect(status).toBe(200);
  return /^attachment; filename="([^"]+)"$/.exec(headers.get('content-disposition') ?? '')![1]!;
}

const day = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta', dateStyle: 'short' }).format();

test.each([
  ['/chat/export/contacts?format=csv', 'kontak', 'csv'],
  ['/chat/export/contacts?format=xlsx', 'kontak', 'xlsx'],
  ['/chat/export/messages?format=csv', 'pesan', 'csv'],
  ['/chat/export/messages?format=xlsx', 'pesan', 'xlsx'],
  ['/products/export?format=csv', 'produk', 'csv'],
  ['/products/export?format=xlsx', 'produk', 'xlsx'],
])('%s', async (path, kind, ending) => {
  await owner.api.post('/prompt/voice', { shopName: '', addressForm: 'text', tone: 'text' });
  expect(await nameOf(path)).toBe(`${kind}.${ending}`);
  await owner.api.post('/prompt/voice', { shopName: 'Kaos "Sari"', addressForm: 'text', tone: 'text' });
  const before = day();
  const name = await nameOf(path);
  // the day may change between the two requests
  expect([before, day()].map((one) => `${kind}-kaos-sari-${one}.${ending}`)).toContain(name);
});

test('the example to fill in has a plain name', async () => {
  expect(await nameOf('/products/template?format=xlsx')).toBe('contoh-produk.xlsx');
});
