import { z } from 'zod';
import type { Action } from '../values/people/permissions.js';
import type { ErrorCode } from './errors.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Names of the `:name` parameters in a path. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;

/**
 * Whose data a route is about, and what the caller must be allowed to do there:
 * - `public`: no token needed;
 * - `person`: the caller's own login, whatever their role;
 * - `account`: data of an account, such as products and payments;
 * - `bot`: data of one bot, such as chats.
 *
 * Routes of accounts and bots also have a path that names the bot, see {@link botPath}.
 */
export type Access =
  | { readonly scope: 'public' }
  | { readonly scope: 'person' }
  | { readonly scope: 'account'; readonly needs: Action }
  | { readonly scope: 'bot'; readonly needs: Action };

export interface Route<
  Path extends string = string,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Path below {@link apiBase}, with `:name` parameters as Express and Nest read them. */
  readonly path: Path;
  readonly access: Access;
  /** HTTP status of a successful answer. */
  readonly status: number;
  readonly params?: Params;
  readonly body?: Body;
  readonly query?: Query;
  readonly reply: Reply;
}

export const apiBase = '/api';

/**
 * Code of a 403 answer that requests the password before a harmful action. The client confirms the password and then
 * repeats the request.
 */
export const passwordNeededCode = 'password_needed' satisfies ErrorCode;

/** Response header with the token to use from now on. Sent when the request's token is older than a day. */
export const renewedTokenHeader = 'X-Renewed-Token';

type ParamShapes<Path extends string> = { readonly [Name in ParamNames<Path>]?: z.ZodType };
type ParamsOf<Path extends string, Shapes> = {
  [Name in ParamNames<Path>]: Name extends keyof Shapes ? (Shapes[Name] extends z.ZodType ? z.output<Shapes[Name]> : string) : string;
};
type ParamsSchema<Path extends string, Shapes> = [ParamNames<Path>] extends [never] ? z.ZodNever : z.ZodType<ParamsOf<Path, Shapes>>;

const paramName = /:(\w+)/g;

/**
 * One API route: method, path, access and schemas, defined once and parsed on both sides.
 * @param shapes `params` need a schema only for path parameters that are more than plain text.
 */
export function route<
  const Path extends string,
  Reply extends z.ZodType,
  Body extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  const Shapes extends ParamShapes<Path> = Record<never, never>,
>(
  method: Method,
  path: Path,
  { params: shapes = {} as Shapes, body, query, reply, ...access }: Access & { params?: Shapes; body?: Body; query?: Query; reply: Reply },
): Route<Path, Body, Reply, Query, ParamsSchema<Path, Shapes>> {
  const names = Array.from(path.matchAll(paramName), ([, name]) => name as keyof Shapes & string);
  const params = names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, shapes[name] ?? z.string()]))) : undefined;
  return {
    method,
    path,
    access,
    status: 200,
    reply,
    ...(body && { body }),
    ...(query && { query }),
    ...(params && { params: params as unknown as ParamsSchema<Path, Shapes> }),
  };
}

/**
 * The variant of a route's path that names the bot: `/chat/contacts` becomes `/bots/:botId/chat/contacts`. For a
 * route of an account, the bot stands for its account. The path without a bot means the first bot of the caller's
 * first account.
 * @returns null for routes of other scopes, and for routes whose path names a person
 */
export function botPath({ path, access }: Pick<Route, 'path' | 'access'>): string | null {
  if (!('needs' in access) || path.includes(':userId')) return null;
  return `/bots/:botId${path.replace(/^\/bot(?=\/)/, '')}`;
}

/** Replaces the `:name` parameters, URL-encoded. */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(paramName, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
