import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { contractPaths, openRoutes } from '../support/routes.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string; required?: boolean }[];
  readonly requestBody?: unknown;
  readonly security?: readonly unknown[];
}

let app: TestApp;
let text: string;
let response: Response;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workers: 0 });
  response = await fetch(`${app.url}/api/openapi.json`);
  text = await response.text();
  paths = JSON.parse(text).paths;
});
afterAll(() => app?.close());

const operationOf = ({ method, path }: { method: string; path: string }): Operation | undefined =>
  paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('the description of the API', () => {
  test('is public, may be cached, and is not sent again to a client that has it', async () => {
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('application/json'),
      'public, max-age=300',
    ]);
    // Does not use `fetch`, because `fetch` would send a header that bypasses caches.
    const status = await new Promise((resolve, reject) => {
      const headers = { 'If-None-Match': response.headers.get('etag')! };
      get(`${app.url}/api/openapi.json`, { headers }, (answer) => resolve(answer.resume().statusCode)).once('error', reject);
    });
    expect(status).toBe(304);
  });

  test('is OpenAPI 3.1 to a validator', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has every route of the contracts and no other, each under a unique name', () => {
    expect(contractPaths.filter((route) => !operationOf(route)).map(({ name }) => name)).toEqual([]);
    const all = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(all).toHaveLength(contractPaths.length);
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  });

  test('describes the input of each route, and whether it requires a token', () => {
    const wrong = contractPaths.flatMap(({ name, ...route }) => {
      const { parameters = [], requestBody, security } = operationOf(route)!;
      const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name);
      return [
        ...(inPath.join() === Array.from(route.path.matchAll(/:(\w+)/g), ([, param]) => param).join() ? [] : [`${name}: path`]),
        ...((requestBody !== undefined) === (route.body !== undefined) ? [] : [`${name}: body`]),
        ...((security?.length === 0) === openRoutes.includes(name) ? [] : [`${name}: token`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('contains no secret and no detail of this installation, and no broken reference', () => {
    const secrets = Object.entries(app.env).filter(
      ([name, value]) => /SECRET|KEY|PASSWORD|TOKEN|_URL$/.test(name) && (value ?? '').length > 5,
    );
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, value]) => text.includes(value!)).map(([name]) => name)).toEqual([]);
    const refs = Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, ref]) => ref);
    expect(refs.filter((ref) => !ref!.startsWith('#/components/'))).toEqual([]);
  });
});
