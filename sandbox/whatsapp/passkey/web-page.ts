import type { IncomingMessage, ServerResponse } from 'node:http';

export const webHost = 'web.whatsapp.com';

/**
 * At least as strict as the real page: no requests to other addresses, only the page's own scripts and
 * styles.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const page = `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>WhatsApp Web (pengganti)</title></head>
<body><h1>WhatsApp Web</h1><p>Halaman pengganti untuk pengujian. Tidak ada yang perlu dipindai di sini.</p></body></html>`;

/** True for a request to WhatsApp's own page. The browser resolves WhatsApp's host name to this host. */
export function isForWebPage(request: IncomingMessage): boolean {
  return request.headers.host?.split(':')[0] === webHost;
}

/** Simulates https://web.whatsapp.com: a page with that origin, but without the functions of the real page. */
export function answerWebPage(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-security-policy', policy);
  response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
  response.setHeader('x-frame-options', 'DENY');
  if (request.method !== 'GET' || request.url?.split(/[?#]/)[0] !== '/') return void response.writeHead(404).end();
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
}
