/**
 * The client's address behind the proxies in TRUST_PROXY. An IPv4 address mapped into IPv6 is returned as
 * IPv4.
 */
export function clientAddress({ ip = '' }: { ip?: string | undefined }): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Groups of 16 bits at the start of an IPv6 address that name a customer's line, and their whole network. */
const lineGroups = 4;
const networkGroups = 3;

/** One key per client: an IPv6 customer has a whole /64. An IPv4 address mapped into IPv6 counts as IPv4. */
export function addressKey(ip: string): string {
  return startOf(ip, lineGroups);
}

/**
 * One key per network: the /48 of an IPv6 address, which is the most that one site gets (RFC 6177) and holds
 * 65,536 lines, or the IPv4 address.
 */
export function networkKey(ip: string): string {
  return startOf(ip, networkGroups);
}

function startOf(ip: string, groups: number): string {
  const address = clientAddress({ ip });
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  return [...before, ...zeros, ...after].slice(0, groups).map(plainGroup).join(':');
}

/** The same group is written in one way: in lower case, without zeros before it. */
function plainGroup(group: string): string {
  return group.toLowerCase().replace(/^0+(?=.)/, '');
}
