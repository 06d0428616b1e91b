import { z } from 'zod';
import { contractRoutes, type ContractRoute } from '../support/routes.ts';
import { Random } from './random.ts';
import { anyValue, nastyText, valueOf, type Schema } from './values.ts';

/** One request as it goes over the wire. */
export interface WireRequest {
  readonly index: number;
  /** The route of the contracts that it is for, or another description. */
  readonly aim: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

/** Existing data of the installation, so that requests also refer to real ids. */
export interface Targets {
  readonly tokens: readonly string[];
  /** Values for path parameters: ids and numbers of these owners. */
  readonly ids: readonly string[];
  /** Whether the panel's pages are built: without them every address that is not a route answers 503. */
  readonly hasPages: boolean;
}

/** Routes that end the account or the login of their token. They are called with invalid tokens. */
const endings = ['account.deleteAccount', 'loginSessions.logout', 'loginSessions.endAll', 'loginSessions.end'];

const apiPlaces = [
  '/api',
  '/api/',
  '/api/nowhere',
  '/api/health/live',
  '/api/health/ready',
  '/metrics',
  '/ops',
  '/ops/queues',
  '/socket.io/',
];
const pages = [
  '/',
  '/login',
  '/assets/',
  '/assets/x.js',
  '/index.html',
  '//evil',
  '/ops/queues/api/queues',
  '/socket.io/?EIO=4&transport=polling',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const queryNames = ['limit', 'before', 'after', 'q', 'page', '__proto__', 'token'];

const schemas = new Map(contractRoutes.map((route) => [route.name, schemaOf(route.body)]));

function schemaOf(body: z.ZodType | undefined): Schema | null {
  return body ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema) : null;
}

/** The request of that seed and number. It is always the same for the same targets. */
export function makeRequest(seed: number, index: number, targets: Targets): WireRequest {
  const random = Random.of(seed, index);
  if (random.chance(0.08)) return wander(random, index, targets);
  const route = random.pick(contractRoutes);
  const method = random.chance(0.97) ? route.method : random.pick(methods);
  const path = `/api${fillPath(route.path, random, targets)}${queryOf(random)}`;
  const { body, headers } = bodyOf(route, method, random);
  return {
    index,
    aim: route.name,
    method,
    path,
    body,
    headers: { ...headers, ...extraHeaders(random), ...tokenOf(isEnding(route, method), random, targets) },
  };
}

/** A request to an address that is not a route of the contracts. */
function wander(random: Random, index: number, targets: Targets): WireRequest {
  const near = random.pick(targets.hasPages ? [...apiPlaces, ...pages] : apiPlaces);
  const path = random.chance(0.5) ? near : `${near}${near.endsWith('/') ? '' : '/'}${encoded(nastyText(random).slice(0, 200), random)}`;
  const headers = { ...extraHeaders(random), ...(random.chance(0.3) ? { Authorization: `Bearer ${random.pick(targets.tokens)}` } : {}) };
  return { index, aim: '(elsewhere)', method: random.pick(methods), path: path + queryOf(random), headers, body: null };
}

function fillPath(path: string, random: Random, targets: Targets): string {
  return path.replace(/:\w+/g, () =>
    random.chance(0.6) ? encodeURIComponent(random.pick(targets.ids)) : encoded(nastyText(random).slice(0, 500), random) || '-',
  );
}

/** Mostly encoded like a client does; sometimes raw percent-encoded bytes that are not UTF-8. */
function encoded(text: string, random: Random): string {
  if (random.chance(0.05)) return random.pick(['%', '%zz', '%E0%A4%A', '%ff%fe', '%c0%ae%c0%ae', '%00']);
  return encodeURIComponent(text.toWellFormed());
}

function queryOf(random: Random): string {
  if (random.chance(0.6)) return '';
  const parts = Array.from({ length: 1 + random.below(3) }, () => {
    const value = random.chance(0.4) ? String(random.below(300)) : nastyText(random).slice(0, 300);
    return `${random.pick(queryNames)}=${encoded(value, random)}`;
  });
  return `?${parts.join('&')}`;
}

/**
 * True for routes that end a login or an account, and for DELETE at other addresses: a list shares its address with the
 * route that ends its entries.
 */
function isEnding({ name, method: own }: ContractRoute, method: string): boolean {
  return endings.includes(name) || (method === 'DELETE' && own !== 'DELETE');
}

function tokenOf(ending: boolean, random: Random, { tokens }: Targets): Record<string, string> {
  const luck = random.next();
  if (luck < 0.12) return {};
  const token = random.pick(tokens);
  if (luck < 0.2 || ending)
    return { Authorization: random.pick([`Bearer ${token.slice(0, -2)}`, `Basic ${token}`, 'Bearer', 'Bearer a.b.c']) };
  return { Authorization: `Bearer ${token}` };
}

function extraHeaders(random: Random): Record<string, string> {
  if (random.chance(0.75)) return {};
  return random.pick<Record<string, string>>([
    { 'X-Request-Id': 'x'.repeat(random.below(300)) },
    { 'X-Forwarded-For': '1.2.3.4, ::ffff:5.6.7.8' },
    { Cookie: `device=${'a'.repeat(random.below(100))}; token=x` },
    { Cookie: `device=${'b'.repeat(43)}` },
    { Origin: 'https://evil.example' },
    { Accept: 'text/xml' },
    { 'If-None-Match': '*', 'If-Modified-Since': 'yesterday' },
    { Range: 'bytes=5-1,9-' },
    { 'User-Agent': '<script>'.repeat(random.below(50)) },
    { 'Accept-Encoding': 'br;q=2, *;q=x' },
    { Host: 'evil.example' },
  ]);
}

type Content = Pick<WireRequest, 'body'> & { headers: Record<string, string> };

function bodyOf(route: ContractRoute, method: string, random: Random): Content {
  const schema = schemas.get(route.name);
  if (method === 'GET' || method === 'HEAD' || (!schema && random.chance(0.8))) return { body: null, headers: {} };
  const json = { 'Content-Type': 'application/json' };
  const value = schema && random.chance(0.85) ? valueOf(schema, random) : anyValue(random);
  const text = JSON.stringify(value) ?? '';
  if (random.chance(0.9)) return { body: text, headers: json };
  return random.pick<() => Content>([
    () => ({ body: text.slice(0, random.below(text.length + 1)), headers: json }),
    () => ({ body: Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256))), headers: json }),
    () => ({
      body: text,
      headers: { 'Content-Type': random.pick(['text/plain', 'application/json; charset=x', 'multipart/form-data', '']) },
    }),
    () => ({ body: text, headers: { ...json, 'Content-Encoding': random.pick(['gzip', 'br', 'deflate', 'zstd']) } }),
    () => ({ body: '['.repeat(random.below(50_000)), headers: json }),
    () => ({ body: JSON.stringify({ prompt: 'x'.repeat(random.below(400_000)) }), headers: json }),
  ])();
}
