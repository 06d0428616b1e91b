/** True when an address leads to this very machine. */
export function isLoopback(address: string): boolean {
  const host = new URL(address).hostname;
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** True when an address leads to this machine or into a private network: a private range, or a name that only an inner resolver knows. */
export function isInside(address: string): boolean {
  const host = new URL(address).hostname;
  return (
    isLoopback(address) ||
    /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./.test(host) ||
    /^\[f[cde]/.test(host) ||
    /^[a-z0-9_-]+$/i.test(host) ||
    /\.(internal|local|lan|cluster\.local)$/.test(host)
  );
}
