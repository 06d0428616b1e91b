import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route<
  Path extends string = string,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Path below {@link apiBase}, with `:name` parameters as Express and Nest read them. */
  readonly path: Path;
  readonly body?: Body;
  readonly query?: Query;
  readonly reply: Reply;
}

export const apiBase = '/api';

/** Code of the 403 that asks for the password before something that harms most: confirm it, then repeat the request. */
export const passwordNeededCode = 'password_needed';

/** Header of an answer that carries the token to use from now on: the one that came was older than a day. */
export const renewedTokenHeader = 'X-Renewed-Token';

/** One wire word: method, path and shapes, written once and parsed on both sides. */
export function route<
  const Path extends string,
  Reply extends z.ZodType,
  Body extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
>(method: Method, path: Path, shapes: { body?: Body; query?: Query; reply: Reply }): Route<Path, Body, Reply, Query> {
  return { method, path, ...shapes };
}

/** Fills `:name` parameters, URL-encoded. */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
