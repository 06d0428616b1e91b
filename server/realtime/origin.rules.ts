/**
 * Whether a socket's handshake comes from our own pages: from PUBLIC_URL, or from the very host it speaks to. Programs
 * send no origin at all and pass: what protects is the token; the origin only keeps other sites' pages away.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  try {
    const from = new URL(origin);
    return from.origin === new URL(publicUrl).origin || (host !== undefined && from.host === host);
  } catch {
    return false;
  }
}
