import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { route, type Route } from '#contracts/http/route';
import { openApiDocument } from './openapi.rules.js';

/*
 * The description of a single route. test/integration/openapi.test.ts checks that every route of the contracts is
 * described.
 */

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}
const described = async (...routes: unknown[]) => ((await openApiDocument(routes as Route[])) as unknown as Described).paths;

const change = route('PUT', '/things/:id', {
  ...{ scope: 'account', needs: 'training.write' },
  query: z.object({ day: z.string(), limit: z.coerce.number().optional() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});

test('a route of an account has its input, its answer and what it needs, also by the path that names a bot', async () => {
  const paths = await described(change);
  expect(Object.keys(paths)).toEqual(['/bots/{botId}/things/{id}', '/things/{id}']);
  const json = (schema: object) => ({ 'application/json': { schema: expect.objectContaining(schema) } });
  expect(paths['/things/{id}']!['put']).toEqual({
    operationId: 'put_things_id',
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'day', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: expect.any(Object) },
    ],
    requestBody: { required: true, content: json({ required: ['name'] }) },
    responses: {
      200: { description: 'Done.', content: json({ required: ['ok'] }) },
      default: { $ref: '#/components/responses/Error' },
    },
    'x-needs': 'training.write',
  });
  const { parameters, operationId } = paths['/bots/{botId}/things/{id}']!['put'] as { parameters: { name: string }[]; operationId: string };
  expect([parameters.map(({ name }) => name), operationId]).toEqual([['botId', 'id', 'day', 'limit'], 'put_bots_botId_things_id']);
});

test('a public route needs no token, has no path of a bot, and answers with its own status', async () => {
  const add = { ...route('POST', '/things', { scope: 'public', reply: z.unknown() }), status: 201 };
  expect(await described(add)).toEqual({
    '/things': {
      post: {
        operationId: 'post_things',
        responses: { 201: { description: 'Done.', content: { '*/*': {} } }, default: { $ref: '#/components/responses/Error' } },
        security: [],
      },
    },
  });
});

test('routes are in the order of their addresses, and methods of one address are together', async () => {
  const get = (path: string, method: 'GET' | 'DELETE' = 'GET') => route(method, path, { scope: 'person', reply: z.unknown() });
  const paths = await described(get('/b'), get('/a', 'DELETE'), get('/a'));
  expect(Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
    ['/a', ['delete', 'get']],
    ['/b', ['get']],
  ]);
});
