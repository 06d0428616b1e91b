/**
 * The client's address behind the proxies in TRUST_PROXY. An IPv4 address mapped into IPv6 is returned as
 * IPv4.
 */
export function clientAddress({ ip = '' }: { ip?: string | undefined }): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One key per client: an IPv6 customer has a whole /64. An IPv4 address mapped into IPv6 counts as IPv4. */
export function addressKey(ip: string): string {
  const address = clientAddress({ ip });
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
