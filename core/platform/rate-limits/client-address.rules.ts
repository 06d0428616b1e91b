import { isIPv4, isIPv6 } from 'node:net';

/** Maximum length of a value. It exceeds that of any address with brackets, zone and port. */
const writtenMaxChars = 100;

/** An IPv6 address has eight groups of 16 bits. */
const groupsCount = 8;
/**
 * Number of leading groups of an IPv6 address that identify a customer's line (`lineGroups`), and a whole site
 * (`siteGroups`).
 */
const lineGroups = 4;
const siteGroups = 3;

/**
 * The client's address behind the proxies in TRUST_PROXY, without the brackets, port and zone that some proxies add.
 * An IPv4 address that is mapped into IPv6 or translated by a NAT64 is returned as IPv4. Empty for a text that is not
 * an address. Such a text comes from a client that bypassed the proxy, and may have any length.
 */
export function clientAddress({ ip = '' }: { ip?: string | undefined }): string {
  const address = bareAddress(ip);
  return (isIPv6(address) && translatedIPv4(groupsOf(address))) || address;
}

/** One key per client: the IPv4 address, or the /64 of an IPv6 address, because one customer has the whole /64. */
export function addressKey(ip: string): string {
  return startOf(ip, lineGroups);
}

/**
 * One key per site: the IPv4 address, or the /48 of an IPv6 address. A /48 is the most that one site gets (RFC 6177),
 * and contains 65,536 lines.
 */
export function networkKey(ip: string): string {
  return startOf(ip, siteGroups);
}

/**
 * The key of an IPv6 client's site; null for IPv4. IPv4 ranges intentionally have no key. An Indonesian carrier's
 * range serves hundreds of thousands of customers, who change addresses by reconnecting. So one customer could block
 * all others. Someone who rents a whole IPv4 range has at most 256 addresses, not 65,536 lines.
 */
export function siteKey(ip: string): string | null {
  const key = networkKey(ip);
  return key.includes(':') ? key : null;
}

/** The address in a value that a proxy wrote: `[2001:db8::1]:443`, `203.0.113.9:443`, `fe80::1%eth0`. */
function bareAddress(written: string): string {
  if (written.length > writtenMaxChars) return '';
  const trimmed = written.trim();
  const bracketed = /^\[([^\]]*)\]/.exec(trimmed)?.[1];
  const withoutPort = bracketed ?? trimmed.replace(/^([\d.]+):\d+$/, '$1');
  const [address = ''] = withoutPort.split('%');
  return isIPv4(address) || isIPv6(address) ? address : '';
}

function startOf(ip: string, count: number): string {
  const address = bareAddress(ip);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return translatedIPv4(groups) ?? relayedIPv4(groups) ?? groups.slice(0, count).map(hex).join(':');
}

/** @param address a valid IPv6 address without a zone */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  return [...before, ...Array<number>(groupsCount - before.length - after.length).fill(0), ...after];
}

/** One group, or the two groups for the IPv4 address at the end of an IPv6 address. */
function numbersOf(part: string): number[] {
  if (!part.includes('.')) return [parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/**
 * The IPv4 address in an IPv6 form of it, or null. IPv6 sockets (::ffff:0:0/96) and translators (64:ff9b::/96,
 * 64:ff9b:1::/48; RFC 6052, RFC 8215) show IPv4 clients in these forms.
 */
function translatedIPv4(groups: readonly number[]): string | null {
  const starts = groups.slice(0, 6).map(hex).join(':');
  const isTranslated = starts === '0:0:0:0:0:ffff' || starts === '64:ff9b:0:0:0:0' || starts.startsWith('64:ff9b:1:');
  return isTranslated ? dotted(groups[6]!, groups[7]!) : null;
}

/**
 * The IPv4 address in a 6to4 address, or null. With 6to4, the holder of an IPv4 address has the /48 2002:address::/48
 * (RFC 3056).
 */
function relayedIPv4([first, high, low]: readonly number[]): string | null {
  return first === 0x20_02 ? dotted(high!, low!) : null;
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function hex(group: number): string {
  return group.toString(16);
}
