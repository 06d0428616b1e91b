import { z } from 'zod';
import { account } from '../../contracts/http/account.ts';
import { analytics } from '../../contracts/http/analytics.ts';
import { auth } from '../../contracts/http/auth.ts';
import { billing } from '../../contracts/http/billing.ts';
import { blacklist } from '../../contracts/http/blacklist.ts';
import { bot } from '../../contracts/http/bot.ts';
import { chat } from '../../contracts/http/chat.ts';
import { followup } from '../../contracts/http/followup.ts';
import { loginSessions } from '../../contracts/http/login-sessions.ts';
import { prompt } from '../../contracts/http/prompt.ts';
import { publicConfig } from '../../contracts/http/public-config.ts';
import type { Method, Route } from '../../contracts/http/route.ts';
import { tryOut } from '../../contracts/http/try-out.ts';

export interface ContractRoute {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly body: z.ZodType | undefined;
}

const rooms = { account, analytics, auth, billing, blacklist, bot, chat, followup, loginSessions, prompt, publicConfig, tryOut };

/** Every route of the contracts, by a name like `chat.messages`. */
export const contractRoutes: readonly ContractRoute[] = Object.entries(rooms).flatMap(([room, routes]) =>
  Object.entries<Route>(routes).map(([name, { method, path, body }]) => ({ name: `${room}.${name}`, method, path, body })),
);

/** Routes that answer without a bearer token. */
export const openRoutes: readonly string[] = [
  ...Object.keys(auth).map((name) => `auth.${name}`),
  'billing.notification',
  'bot.qr',
  'publicConfig.read',
];

/** What a route takes: names of its query and of its body, and the numbers among them that nothing bounds. */
export function contractShapes(name: string): { query: string[]; body: string[]; unboundedNumbers: string[] } {
  const [room, word] = name.split('.') as [keyof typeof rooms, string];
  const { query, body } = (rooms[room] as Record<string, Route>)[word]!;
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

/** zod bounds whole numbers by what JSON can carry; a column holds less. */
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
