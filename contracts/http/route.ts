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
