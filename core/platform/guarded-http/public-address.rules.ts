import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Networks that are not public, from IANA's registries of special-purpose addresses (RFC 6890 and its
 * successors): "this host", private, shared (carriers), loopback, link-local (cloud metadata), protocol
 * assignments, documentation, 6to4 relays, benchmarks, multicast, reserved and broadcast.
 */
const notPublicV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/**
 * Non-public parts of 2000::/3, the only public range of IPv6: protocol assignments (including Teredo and
 * ORCHID), 6to4, documentation. Addresses that embed an IPv4 address may lead to a private one. Everything
 * else (loopback, IPv4-mapped, NAT64, unique-local, link-local, site-local, multicast) is outside of
 * 2000::/3.
 */
const notPublicV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refusedV4 = new BlockList();
const refusedV6 = new BlockList();
const handedOutV6 = new BlockList();
for (const [network, bits] of notPublicV4) refusedV4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of notPublicV6) refusedV6.addSubnet(network, bits, 'ipv6');
handedOutV6.addSubnet('2000::', 3, 'ipv6');

/** True for a public IP address. False for any other IP address, and for text that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return handedOutV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
  return !refusedV4.check(address, 'ipv4');
}

/** Why an address is rejected before it is resolved. */
export type AddressProblem = 'not_web' | 'credentials' | 'port';

const webPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * The port of a web address that is plain http(s) on the default port. For any other address, the problem with it.
 */
export function portOf(url: URL): { readonly port: number } | { readonly problem: AddressProblem } {
  const usual = webPorts[url.protocol];
  if (usual === undefined) return { problem: 'not_web' };
  if (url.username !== '' || url.password !== '') return { problem: 'credentials' };
  const port = url.port === '' ? usual : url.port;
  if (!Object.values(webPorts).includes(port)) return { problem: 'port' };
  return { port: Number(port) };
}

/** The host of a URL as DNS and sockets expect it: IPv6 without brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}
