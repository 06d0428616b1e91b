import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { botPath, type Method, type Route } from '../../contracts/http/route.ts';

export interface ContractRoute extends Pick<Route, 'method' | 'path' | 'access' | 'params' | 'query' | 'body' | 'status' | 'reply'> {
  readonly name: string;
  readonly method: Method;
}

const folder = new URL('../../contracts/http/', import.meta.url);

/** All routes that the contract files export, by name. The files are searched, so that no route can be forgotten. */
async function readRoutes(): Promise<ContractRoute[]> {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).pathname) as Promise<Record<string, unknown>>));
  return modules.flatMap((exported) => Object.entries(exported).flatMap(([name, value]) => routesIn(name, value)));
}

function routesIn(name: string, value: unknown): ContractRoute[] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return [];
  if (isRoute(value)) return [{ ...value, name }];
  return Object.entries(value).flatMap(([word, one]) => (isRoute(one) ? [{ ...one, name: `${name}.${word}` }] : []));
}

function isRoute(value: unknown): value is Route {
  const { method, path } = (value ?? {}) as Partial<Route>;
  return typeof method === 'string' && typeof path === 'string';
}

/** Every route of the contracts, by a name like `chat.messages`. */
export const contractRoutes: readonly ContractRoute[] = await readRoutes();

/** Every path of the API. A route of a bot has two paths; the second path names the bot. */
export const contractPaths: readonly ContractRoute[] = contractRoutes.flatMap((route) => {
  const path = botPath(route);
  return path === null ? [route] : [route, { ...route, path }];
});

/** Routes that answer without a bearer token. */
export const openRoutes: readonly string[] = [
  ...contractRoutes.map(({ name }) => name).filter((name) => name.startsWith('auth.')),
  'billing.notification',
  'billing.xenditNotification',
  'billing.registrationOrder',
  'passkey.answer',
  'bot.qr',
  'health.live',
  'health.ready',
  'openApi.read',
  'publicConfig.read',
  'tryOut.sampleShop',
  'accountExport.download',
];

/**
 * Input of a route: the field names of its query and of its body, and the names of its number fields without bounds.
 */
export function contractShapes(name: string): { query: string[]; body: string[]; unboundedNumbers: string[] } {
  const { query, body } = contractRoutes.find((route) => route.name === name)!;
  return {
    query: namesOf(query),
    body: namesOf(body),
    unboundedNumbers: [...numbersOf(query), ...numbersOf(body)],
  };
}

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
}

function schemaOf(shape: z.ZodType | undefined, io: 'input' | 'output' = 'input'): JsonSchema {
  return shape ? (z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as JsonSchema) : {};
}

function namesOf(shape: z.ZodType | undefined): string[] {
  return Object.keys(schemaOf(shape).properties ?? {});
}

/**
 * Finds number fields without bounds of 32 bits. zod itself gives every integer the bounds of JSON, but a database
 * column holds less.
 */
function numbersOf(shape: z.ZodType | undefined): string[] {
  const found: string[] = [];
  const walk = (schema: JsonSchema, path: string): void => {
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    if (isNumber && !((schema.minimum ?? -Infinity) >= -2_147_483_648 && (schema.maximum ?? Infinity) <= 2_147_483_647)) found.push(path);
    for (const [name, child] of Object.entries(schema.properties ?? {})) walk(child, `${path}.${name}`);
    if (schema.items) walk(schema.items, `${path}[]`);
  };
  walk(schemaOf(shape, 'output'), '');
  return found;
}
