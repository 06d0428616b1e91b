import { randomUUID } from 'node:crypto';

/**
 * Names everything that one request or one message causes, in every process: 32 hexadecimal digits, the form of
 * the W3C recommendation Trace Context (`trace-id`) and of OpenTelemetry. Postgres stores it as a uuid.
 */
export type TraceId = string & { readonly trace: true };

const form = /^[0-9a-f]{32}$/;

export function newTraceId(): TraceId {
  return randomUUID().replaceAll('-', '') as TraceId;
}

/** The trace id in that text, also in a uuid's form; null when it is none. */
export function traceIdOf(text: unknown): TraceId | null {
  if (typeof text !== 'string' || text.length > 36) return null;
  const digits = text.replaceAll('-', '');
  return form.test(digits) && !/^0+$/.test(digits) ? (digits as TraceId) : null;
}
