import { randomUUID } from 'node:crypto';

/**
 * Identifies everything that one request or one message causes, in all processes. It has 32 hexadecimal digits, as in
 * the W3C recommendation Trace Context (`trace-id`) and OpenTelemetry. Postgres stores it as a uuid.
 */
export type TraceId = string & { readonly trace: true };

const form = /^[0-9a-f]{32}$/;

export function newTraceId(): TraceId {
  return randomUUID().replaceAll('-', '') as TraceId;
}

/** The trace id in a text, also in a uuid's format; null when it contains none. */
export function traceIdOf(text: unknown): TraceId | null {
  if (typeof text !== 'string' || text.length > 36) return null;
  const digits = text.replaceAll('-', '');
  return form.test(digits) && !/^0+$/.test(digits) ? (digits as TraceId) : null;
}
