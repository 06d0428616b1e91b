import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Faults below HTTP that every simulator supports. */
export type BrokenAnswer = { kind: 'hang' } | { kind: 'reset' } | { kind: 'drip'; forMs?: number; everyMs?: number } | { kind: 'flood' };

export const breakKinds = ['hang', 'reset', 'drip', 'flood'] as const;

export function isBreak<Other extends { kind: string }>(fault: Other | BrokenAnswer | undefined): fault is BrokenAnswer & Other {
  return fault !== undefined && (breakKinds as readonly string[]).includes(fault.kind);
}

/**
 * Breaks the answer: `hang` never answers, `reset` cuts the TCP connection, `drip` sends blank lines and SSE
 * comments for `forMs` (default 10 min, like a slow DeepSeek queue) before the real answer, `flood` starts a
 * JSON text and never ends it. Resolves to true when the ordinary answer must still follow.
 */
export async function breakAnswer(response: Response, fault: BrokenAnswer): Promise<boolean> {
  if (fault.kind === 'hang') return false;
  if (fault.kind === 'reset') {
    response.socket?.resetAndDestroy();
    return false;
  }
  response.status(200).type('application/json');
  if (fault.kind === 'flood') {
    await pipeline(Readable.from(endlessText()), response).catch(() => undefined);
    return false;
  }
  const everyMs = fault.everyMs ?? 1_000;
  const until = Date.now() + (fault.forMs ?? 600_000);
  while (Date.now() < until && !response.closed) {
    response.write(response.getHeader('content-type')?.toString().includes('event-stream') ? ': keep-alive\n\n' : '\n');
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return !response.closed;
}

function* endlessText(): Iterable<string> {
  yield '{"text":"';
  for (const more = 'terima kasih '.repeat(5_000); ;) yield more;
}

/** Retry-After as delta seconds or as an HTTP date, both `seconds` ahead of now (RFC 9110 section 10.2.3). */
export function retryAfter(seconds: number, form: 'seconds' | 'date' = 'seconds'): string {
  return form === 'seconds' ? String(seconds) : new Date(Date.now() + seconds * 1_000).toUTCString();
}
