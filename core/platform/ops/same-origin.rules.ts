import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request may change something on the operator's pages: it only reads, or it comes from these
 * pages. Programs must send a matching `Origin`; a change without one is refused.
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
