import { BlockList, isIP } from 'node:net';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');

/** Address ranges that are not reachable from the public internet (RFC 1918, 3927, 4193, 4291). */
const privateRanges = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateRanges.addSubnet(net, bits, 'ipv4');
privateRanges.addSubnet('fc00::', 7, 'ipv6');
privateRanges.addSubnet('fe80::', 10, 'ipv6');

/** True when an address leads to this machine. */
export function isLoopback(address: string): boolean {
  const host = hostOf(address);
  return host === 'localhost' || isIn(thisMachine, host);
}

/**
 * True when an address leads to this machine or into a private network: it is in a private range, or is a name
 * without a public suffix. A name below `localhost` is never public (RFC 6761). It is this machine, or a container of
 * the same network.
 */
export function isInside(address: string): boolean {
  const host = hostOf(address);
  return (
    isLoopback(address) ||
    isIn(privateRanges, host) ||
    (isIP(host) === 0 && (/^[a-z0-9_-]+$/.test(host) || /\.(internal|local|localhost|lan|cluster\.local)$/.test(host)))
  );
}

/**
 * The host name without brackets and without the trailing dot of a fully qualified name. Empty when a web address
 * cannot contain it. The URL parser converts numeric hosts (`134744072` is 8.8.8.8) for web addresses only. But a
 * name look-up converts them for every address, so each address is parsed as a web address here.
 */
function hostOf(address: string): string {
  const asWeb = `http://${new URL(address).hostname}`;
  if (!URL.canParse(asWeb)) return '';
  return new URL(asWeb).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function isIn(ranges: BlockList, host: string): boolean {
  const version = isIP(host);
  return version > 0 && ranges.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
