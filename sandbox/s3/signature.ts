import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { S3Refusal } from './refusal.ts';

/** The account that may write, and the region that this service claims. */
export interface Account {
  keyId: string;
  secret: string;
  region: string;
}

export const skewMaxMs = 900_000;

/**
 * Verifies a request's signature (AWS Signature Version 4, in the header) on the request as it arrived.
 * @param now the time by this service's clock.
 * @returns the SHA-256 of the body as claimed by the sender. The reader of the body must compare it.
 * @throws S3Refusal like the real service.
 */
export function checkSignature(request: Request, account: Account, now: Date): string {
  const header = request.get('authorization');
  if (!header) throw new S3Refusal(403, 'AccessDenied', 'Access Denied.');
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(header);
  if (!parts) throw new S3Refusal(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const [keyId, day, region, service, end] = credential.split('/');
  if (keyId !== account.keyId)
    throw new S3Refusal(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  if (region !== account.region || service !== 's3' || end !== 'aws4_request') {
    const words = `The authorization header is malformed; the region '${region}' is wrong; expecting '${account.region}'`;
    throw new S3Refusal(400, 'AuthorizationHeaderMalformed', words, { Region: account.region });
  }
  const stamp = request.get('x-amz-date') ?? '';
  const at = momentOf(stamp);
  if (at === null || !stamp.startsWith(day ?? '-')) throw new S3Refusal(403, 'AccessDenied', 'AWS authentication requires a valid Date.');
  if (Math.abs(now.getTime() - at.getTime()) > skewMaxMs) throw tooSkewed(stamp, now);
  const names = signedHeaders.split(';');
  const unsigned = Object.keys(request.headers).find((name) => (name === 'host' || name.startsWith('x-amz-')) && !names.includes(name));
  if (unsigned) throw new S3Refusal(403, 'AccessDenied', `There were headers present in the request which were not signed: ${unsigned}`);
  const payload = request.get('x-amz-content-sha256');
  if (!payload) throw new S3Refusal(400, 'MissingSecurityHeader', 'Missing required header for this request: x-amz-content-sha256');
  const canonical = [request.method, ...targetOf(request.originalUrl), headersOf(request, names), signedHeaders, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const key = [day!, region, 's3', 'aws4_request'].reduce<Buffer>((last, word) => hmac(last, word), Buffer.from(`AWS4${account.secret}`));
  if (!timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))) {
    const words = 'The request signature we calculated does not match the signature you provided. Check your key and signing method.';
    throw new S3Refusal(403, 'SignatureDoesNotMatch', words);
  }
  return payload;
}

export function tooSkewed(stamp: string, now: Date): S3Refusal {
  const words = 'The difference between the request time and the current time is too large.';
  const more = { RequestTime: stamp, ServerTime: now.toISOString(), MaxAllowedSkewMilliseconds: String(skewMaxMs) };
  return new S3Refusal(403, 'RequestTimeTooSkewed', words, more);
}

/** The path as it was sent, and the query sorted by name. */
function targetOf(url: string): [path: string, query: string] {
  const [path = '', query = ''] = url.split('?', 2);
  const pairs = query === '' ? [] : query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  return [path, pairs.toSorted((one, other) => (one < other ? -1 : 1)).join('&')];
}

function headersOf(request: Request, names: string[]): string {
  return names.map((name) => `${name}:${(request.get(name) ?? '').trim().replace(/\s+/g, ' ')}\n`).join('');
}

function momentOf(stamp: string): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp);
  return parts && new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
