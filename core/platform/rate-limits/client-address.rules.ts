/** Where a request comes from, behind as many proxies as TRUST_PROXY names; an IPv4 address mapped into IPv6 is the IPv4 one. */
export function clientAddress({ ip = '' }: { ip?: string | undefined }): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One key per client: an IPv6 customer owns a whole /64, an IPv4 address mapped into IPv6 is the IPv4 one. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...tail.split(':').filter(Boolean)].slice(0, 4).join(':');
}
