import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { LlmEndpoint } from './llm-endpoint.js';

const endpoint = (baseUrl: string, apiKey: string, model = 'model') => new LlmEndpoint({ baseUrl, apiKey, model }, () => undefined);

test.each([
  ['another model of the same key', true, endpoint('https://a.example/v1', 'key', 'other')],
  ['another key at the same address', false, endpoint('https://a.example/v1', 'other')],
  ['the same key at another address', false, endpoint('https://b.example/v1', 'key')],
])('a model shares its balance with %s: %s', (_, shares, other) => {
  expect(endpoint('https://a.example/v1', 'key').sharesAccountWith(other)).toBe(shares);
});

test('a request has the fields and headers of its settings alone, whatever the environment says', async () => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"error":{"message":"no"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const environment = jest.replaceProperty(process, 'env', { OPENAI_ORG_ID: 'org', OPENAI_PROJECT_ID: 'proj', OPENAI_API_KEY: 'other' });
  try {
    const { port } = server.address() as AddressInfo;
    const wish = { messages: [{ role: 'user' as const, content: 'Halo' }], maxTokens: 100 };
    const asked = endpoint(`http://127.0.0.1:${port}/v1/?api-version=1`, 'key').complete(wish, AbortSignal.timeout(20_000));
    await expect(asked).rejects.toMatchObject({ status: 401 });
  } finally {
    environment.restore();
    server.close();
  }
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /v1/chat/completions?api-version=1']);
  const { headers } = requests[0]!;
  expect(headers).toMatchObject({ authorization: 'Bearer key' });
  expect(Object.keys(headers).filter((name) => name.startsWith('openai-'))).toEqual([]);
});

test.each([
  ['https://shop.openai.azure.com/openai/v1?api-version=2024', 'key', { 'api-key': 'key', authorization: 'Bearer key' }],
  ['https://a.example/v1', 'key', { 'api-key': null, authorization: 'Bearer key' }],
  ['https://a.example/v1', '', { 'api-key': null, authorization: 'Bearer none' }],
])('the key for %s is in the headers that its server reads', async (address, key, expected) => {
  const headers: Headers[] = [];
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    headers.push(new Headers(init?.headers));
    return new Response('{"error":{"message":"no"}}', { status: 401 });
  });
  try {
    const wish = { messages: [{ role: 'user' as const, content: 'Halo' }], maxTokens: 100 };
    await expect(endpoint(address, key).complete(wish, AbortSignal.timeout(5_000))).rejects.toMatchObject({ status: 401 });
  } finally {
    fetching.mockRestore();
  }
  expect(headers).toHaveLength(1);
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, headers[0]!.get(name)]))).toEqual(expected);
});

test('schemas are strict where the operator set that, and plain elsewhere', () => {
  const settings = { baseUrl: 'https://a.example/v1', apiKey: 'key', model: 'model' };
  const schemas = (more: object) => new LlmEndpoint({ ...settings, ...more }, () => undefined).dialect.schemas;
  expect([schemas({ schemas: 'strict' }), schemas({})]).toEqual(['strict', 'plain']);
});

test('requests that are refused at one moment for different reasons teach both', async () => {
  const refusals = ['Illegal base64 data', 'Only one tool call is allowed'];
  const both = Promise.withResolvers<void>();
  let asked = 0;
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const message = refusals[asked++];
    if (asked === 2) both.resolve();
    await both.promise;
    // refused again, for no reason that can be learnt
    return new Response(JSON.stringify({ error: { message: message ?? 'no' } }), { status: message ? 400 : 401 });
  });
  const learning = endpoint('https://a.example/v1', 'key');
  const before = learning.dialect;
  try {
    const wish = { messages: [{ role: 'user' as const, content: 'Halo' }], maxTokens: 100 };
    await Promise.allSettled([1, 2].map(() => learning.complete(wish, AbortSignal.timeout(5_000))));
  } finally {
    fetching.mockRestore();
  }
  expect([before.pictures, before.calls]).toEqual(['data-url', 'many']);
  expect(learning.dialect).toEqual({ ...before, pictures: 'base64', calls: 'one' });
});
