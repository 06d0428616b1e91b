/**
 * True when a socket's handshake comes from our own pages: from PUBLIC_URL, or from the same host that it
 * connects to. Clients that are not browsers send no origin and pass: the token protects, and the origin only
 * keeps other sites' pages out.
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
