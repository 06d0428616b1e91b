import type { z } from 'zod';
import type { ErrorCode } from '#contracts/http/errors';
import { apiBase, botPath, passwordNeededCode, pathOf, renewedTokenHeader, type Route } from '#contracts/http/route';
import { botToName } from '../state/bots.js';
import { askPassword } from '../state/password-prompt.js';
import { endSession, isLeaving, leavingSignal, storeToken } from '../state/session.js';
import { readToken } from '../state/token.js';
import { ApiError } from './api-error.js';
import { endedBy } from './ended-by.js';
import { takeEarlyAnswer } from './early-answer.js';
import { readAnswer } from './read-answer.js';

type AnyRoute = Route<string, z.ZodType, z.ZodType, z.ZodType>;
type BodyOf<R extends AnyRoute> = R extends { body?: infer B } ? (B extends z.ZodType ? z.input<B> : never) : never;
type QueryOf<R extends AnyRoute> = R extends { query?: infer Q } ? (Q extends z.ZodType ? z.input<Q> : never) : never;

export type CallOptions<R extends AnyRoute> = {
  params?: Record<string, string>;
  /**
   * The bot of the request. Without it, the bot shown when the call starts. An action of several calls reads {@link
   * botToName} first and passes it to each, because the user may switch bots in the meantime.
   */
  bot?: string | null;
  query?: Partial<QueryOf<R>>;
  body?: BodyOf<R>;
  /** Sent as the raw request body, without a file name or type. */
  file?: Blob;
  /** Receives the share of the file that has been uploaded, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
  /** Without a timeout, the call waits as long as the browser allows. */
  timeoutMs?: number;
  /** For forms outside the panel: sends no token. A 401 is then an ordinary answer and does not end a login. */
  anonymous?: boolean;
  /**
   * For prefetches. When the server requires the password, the call fails with that error and opens no password
   * window.
   */
  background?: boolean;
};

function addressOf(route: AnyRoute, { params, query, bot }: CallOptions<AnyRoute>): string {
  const search = new URLSearchParams();
  const asked: object = query ?? {};
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  const named = bot ? botPath(route) : null;
  return `${apiBase}${named ? pathOf(named, { ...params, botId: bot! }) : pathOf(route.path, params)}${suffix}`;
}

/**
 * True for GET requests that need the login. A logout drops them. Otherwise the server's refusal would appear as an
 * error to an owner who is just logging out.
 */
function isOfLogin(route: AnyRoute, { anonymous = false }: CallOptions<AnyRoute>): boolean {
  return route.method === 'GET' && !anonymous;
}

function endsOf(route: AnyRoute, options: CallOptions<AnyRoute>): AbortSignal[] {
  const { signal, timeoutMs } = options;
  return [
    ...(signal ? [signal] : []),
    ...(timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)]),
    ...(isOfLogin(route, options) ? [leavingSignal] : []),
  ];
}

async function errorOf(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as { error?: unknown; code?: unknown };
    return new ApiError(
      response.status,
      typeof body.error === 'string' ? body.error : null,
      typeof body.code === 'string' ? (body.code as ErrorCode) : null,
    );
  } catch {
    return new ApiError(response.status, null);
  }
}

async function send(
  route: AnyRoute,
  options: CallOptions<AnyRoute>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const { body, file, onProgress } = options;
  const address = addressOf(route, options);
  const early = route.method === 'GET' ? takeEarlyAnswer(address, options.anonymous ? null : readToken()) : null;
  try {
    if (early) return await early;
    if (file && onProgress) {
      const { uploadWithProgress } = await import('./upload.js');
      const change = { method: route.method, headers: { ...headers, 'Content-Type': 'application/octet-stream' }, body: file };
      return await uploadWithProgress(address, { ...change, signal }, onProgress);
    }
    return await fetch(address, {
      method: route.method,
      headers: body === undefined && !file ? headers : { ...headers, 'Content-Type': `application/${file ? 'octet-stream' : 'json'}` },
      ...((file || body !== undefined) && { body: file ?? JSON.stringify(body) }),
      signal,
    });
  } catch (cause) {
    throw new ApiError(0, null, null, { cause });
  }
}

async function request(route: AnyRoute, options: CallOptions<AnyRoute>, signal: AbortSignal): Promise<Response> {
  const token = options.anonymous ? null : readToken();
  const response = await send(route, options, token ? { Authorization: `Bearer ${token}` } : {}, signal);
  const renewed = response.headers.get(renewedTokenHeader);
  if (renewed && token === readToken()) storeToken(renewed);
  if (response.ok) return response;
  // a late 401 for an old token must not end a newer login
  if (response.status === 401 && token && token === readToken()) endSession();
  throw await errorOf(response);
}

/**
 * Sends the request and reads the answer. Repeats it once when the server asks for the password and the owner
 * has entered it.
 */
async function carryOut<Outcome>(
  route: AnyRoute,
  options: CallOptions<AnyRoute>,
  read: (response: Response) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await endedBy(endsOf(route, options), async (signal) => read(await request(route, options, signal)));
  } catch (error) {
    // a read cut off by the logout never settles: its caller is unloaded with the page
    if (isOfLogin(route, options) && isLeaving()) return new Promise(() => undefined);
    const isPasswordWanted = error instanceof ApiError && error.code === passwordNeededCode && !options.background;
    if (isPasswordWanted && (await askPassword())) return carryOut(route, options, read);
    throw error;
  }
}

/**
 * Body of an answer: parsed JSON if the content type says so, else text. An HTML page never comes from the API, but from
 * a captive portal or a proxy.
 */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('html')) throw new Error('a page instead of an answer');
  const text = await response.text();
  return type.includes('json') && text !== '' ? JSON.parse(text) : text;
}

/** Calls an API route and reads the answer with {@link readAnswer}. @throws ApiError for every failure. */
export async function call<R extends AnyRoute>(route: R, options: CallOptions<R> = {}): Promise<z.output<R['reply']>> {
  return carryOut(route, { bot: botToName(), ...options } as CallOptions<AnyRoute>, async (response) => {
    try {
      return readAnswer(route.reply as R['reply'] & z.ZodType, await contentOf(response)) as z.output<R['reply']>;
    } catch (cause) {
      throw new ApiError(0, null, 'unexpected_answer', { cause });
    }
  });
}

/** Fetches a file that needs the token, such as media of a chat. */
export async function callForBlob<R extends AnyRoute>(route: R, options: CallOptions<R> = {}): Promise<Blob> {
  return carryOut(route, { bot: botToName(), ...options } as CallOptions<AnyRoute>, (response) => response.blob());
}

/**
 * Like {@link callForBlob}, for a file that the user saves. Also returns the file name that the server sent, or null.
 */
export async function callForFile<R extends AnyRoute>(
  route: R,
  options: CallOptions<R> = {},
): Promise<{ blob: Blob; name: string | null }> {
  return carryOut(route, { bot: botToName(), ...options } as CallOptions<AnyRoute>, async (response) => ({
    blob: await response.blob(),
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null,
  }));
}
