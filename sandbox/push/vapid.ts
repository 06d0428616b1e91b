import { createPublicKey, verify } from 'node:crypto';

const longestSeconds = 24 * 3_600;

/**
 * Why a push service refuses the `Authorization` header of a request (RFC 8292). Undefined when it accepts
 * it.
 * @param key the key that the subscription was made with, base64url.
 */
export function vapidFault(header: string | undefined, origin: string, key: string, nowSeconds: number): string | undefined {
  const found = /^vapid\s+t=([\w-]+)\.([\w-]+)\.([\w-]+),\s*k=([\w-]+)$/.exec(header ?? '');
  if (!found) return 'no vapid token';
  const [, head, claims, signature, sender] = found as unknown as [string, string, string, string, string];
  const { typ, alg } = read(head);
  if (typ !== 'JWT' || alg !== 'ES256') return 'not an ES256 token';
  if (sender.replace(/=+$/, '') !== key.replace(/=+$/, '')) return 'another key than the subscription was made with';
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKeyOf(sender), dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    return 'the signature is not that of the key';
  const { aud, exp, sub } = read(claims);
  if (aud !== origin) return `for ${String(aud)}, not for ${origin}`;
  if (typeof exp !== 'number' || exp <= nowSeconds) return 'expired';
  if (exp > nowSeconds + longestSeconds) return 'valid for longer than a day';
  if (typeof sub !== 'string' || !/^(mailto:|https:\/\/)\S+$/.test(sub)) return 'without a way to reach the sender';
  // Apple's answer to contact addresses that do not exist. The other services accept them.
  if (/[@/.](localhost|local|invalid)$/.test(sub)) return 'BadJwtToken';
  return undefined;
}

function read(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
}

function publicKeyOf(point: string): ReturnType<typeof createPublicKey> {
  const bytes = Buffer.from(point, 'base64url');
  if (bytes.length !== 65) throw new Error('the key is no point of P-256');
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
