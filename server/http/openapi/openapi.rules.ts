import { setImmediate as rest } from 'node:timers/promises';
import { z } from 'zod';
import { errors } from '#contracts/http/errors';
import { apiBase, botPath, type Route } from '#contracts/http/route';

type Json = Readonly<Record<string, unknown>>;

/**
 * The API as an OpenAPI 3.1 document, generated from the contracts, so that nothing is written twice. A reply without
 * a schema in the contract is documented as a file. Converting all schemas takes about 200 ms, so other work may run
 * between two routes.
 */
export async function openApiDocument(routes: readonly Route[]): Promise<Json> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes.flatMap(withBotPath).toSorted((a, b) => addressOf(a).localeCompare(addressOf(b)))) {
    (paths[addressOf(route)] ??= {})[route.method.toLowerCase()] = operationOf(route);
    await rest();
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'WhatsApp AI sales panel',
      version: '1',
      description: 'The routes of the panel. A refusal carries a sentence for people in `error` and a code for programs in `code`.',
      license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' },
    },
    servers: [{ url: apiBase }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          properties: { error: { type: 'string' }, code: { type: 'string', enum: Object.keys(errors) } },
          required: ['error'],
        },
      },
      responses: {
        Error: { description: 'A refusal.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      },
    },
  };
}

/**
 * The two variants of a bot's route: without a bot in the path, for the first bot of the caller's account, and with a
 * bot in the path. Other routes have one variant.
 */
function withBotPath(route: Route): Route[] {
  const path = botPath(route);
  if (path === null) return [route];
  const params = z.object({ botId: z.uuid(), ...(route.params as z.ZodObject | undefined)?.shape });
  return [route, { ...route, path, params }];
}

/** Converts `/chat/:id` to OpenAPI's form `/chat/{id}`. */
function addressOf({ path }: Route): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function operationOf({ method, path, access, params, query, body, reply, status }: Route): Json {
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    operationId: [method.toLowerCase(), ...path.split(/\W+/).filter(Boolean)].join('_'),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } } : {}),
    responses: { [status]: { description: 'Done.', content: contentOf(reply) }, default: { $ref: '#/components/responses/Error' } },
    ...(access.scope === 'public' ? { security: [] } : {}),
    ...('needs' in access ? { 'x-needs': access.needs } : {}),
  };
}

function contentOf(reply: z.ZodType): Json {
  return reply instanceof z.ZodUnknown ? { '*/*': {} } : { 'application/json': { schema: schemaOf(reply) } };
}

function parametersOf(shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    schema,
  }));
}

/**
 * JSON schema of the data as it is transmitted: what a client sends, and what a handler returns before the client
 * parses it.
 */
function schemaOf(shape: z.ZodType): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return schema;
}
