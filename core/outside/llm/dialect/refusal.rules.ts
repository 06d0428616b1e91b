import { APIError } from 'openai';
import type { Refusal } from './dialect.rules.js';

/** The server's explanation of a refused request. Null when the error does not come from the server. */
export function refusalOf(error: unknown, sent: readonly string[]): Refusal | null {
  if (!(error instanceof APIError)) return null;
  return { status: error.status ?? null, message: messageOf(error), param: typeof error.param === 'string' ? error.param : null, sent };
}

/** The message as text: Mistral sends an object, Ollama's older versions a plain string in `error`. */
function messageOf(error: InstanceType<typeof APIError>): string {
  const body = error.error as { message?: unknown } | string | undefined;
  if (typeof body === 'string') return body;
  if (typeof body?.message === 'string') return body.message;
  return body === undefined ? error.message : JSON.stringify(body);
}
