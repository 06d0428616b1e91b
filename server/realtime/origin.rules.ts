/**
 * True when a socket's handshake comes from our own pages: from PUBLIC_URL, or from the host that the socket connects
 * to. Clients that are not browsers send no origin and are accepted. The token protects the connection. The origin
 * check only refuses pages of other sites.
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
