import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when a request to the operator's pages only reads, or comes from these pages. Browsers send their `Origin`,
 * and programs must send a matching one. A change without it is refused.
 */
export function isSameOrigin(method: string, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  try {
    const from = new URL(headers.origin ?? '');
    return from.origin === new URL(publicUrl).origin || from.host === headers.host;
  } catch {
    return false;
  }
}
