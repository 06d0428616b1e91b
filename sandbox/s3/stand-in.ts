import { createHash, randomBytes } from 'node:crypto';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { FaultQueue } from '../http/fault-queue.ts';
import { Feed } from '../http/feed.ts';
import { commit, spoil } from './faults.ts';
import type { Left, S3Fault, SpoiltBody } from './faults.ts';
import { S3Refusal, refusalPage, unescape, xml, xmlPage } from './refusal.ts';
import { checkSignature } from './signature.ts';
import type { Account } from './signature.ts';

export interface S3Call {
  seq: number;
  method: string;
  /** Includes the query. */
  path: string;
  range: string | null;
  status: number;
  bytesIn: number;
  bytesOut: number;
}

export const s3Account: Account = { keyId: 'SANDBOXKEY', secret: 'sandbox-secret-of-the-bucket', region: 'id-jkt-1' };
export const s3Bucket = 'berkas';
const pageMax = 1_000;

/**
 * One S3 bucket (path style), mounted at `/s3`: PUT, GET with Range, HEAD, DELETE, bulk delete, list (version
 * 2). Every signature is verified, by this simulator's own code. Files are in memory.
 */
export class S3StandIn {
  readonly router = Router();
  readonly faults = new FaultQueue<S3Fault>();
  readonly calls = new Feed<S3Call>(2_000);
  readonly files = new Map<string, Buffer>();
  private readonly changedAt = new WeakMap<Buffer, Date>();

  constructor() {
    this.router.use((request, response) => {
      response.set({ 'x-amz-request-id': randomBytes(8).toString('hex').toUpperCase(), Server: 'sandbox' });
      response.on('close', () => this.note(request, response));
      void this.answer(request, response).catch((error: unknown) => refuse(error, request, response));
    });
  }

  close(): void {
    this.calls.close();
  }

  private async answer(request: Request, response: Response): Promise<void> {
    const fault = this.faults.take(`${request.method} ${request.url}`);
    const left = fault ? await commit(fault, response) : {};
    const { isOver, spoilt, isWhole, clockMs = 0 } = left;
    if (isOver) return;
    const now = new Date(Date.now() + clockMs);
    response.set('Date', now.toUTCString());
    const payload = checkSignature(request, s3Account, now);
    const [, bucket = '', ...rest] = request.path.split('/');
    if (decodeURIComponent(bucket) !== s3Bucket)
      throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
    const key = decodeURIComponent(rest.join('/'));
    if (isWhole) delete request.headers.range;
    if (key === '') return this.ofBucket(request, response, payload, left);
    if (request.method === 'PUT') return this.put(key, await readBody(request, payload), response);
    if (request.method === 'DELETE') {
      if (!this.files.delete(key) && left.isStrict) throw missing(key);
      return void response.status(204).end();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') throw notAllowed();
    return this.give(key, request, response, spoilt ?? null);
  }

  private put(key: string, bytes: Buffer, response: Response): void {
    this.files.set(key, bytes);
    this.changedAt.set(bytes, new Date());
    response.set('ETag', etagOf(bytes)).status(200).end();
  }

  private async give(key: string, request: Request, response: Response, spoilt: SpoiltBody | null): Promise<void> {
    const bytes = this.files.get(key);
    if (!bytes) throw missing(key);
    response.set({ 'Accept-Ranges': 'bytes', 'Content-Type': 'application/octet-stream', ETag: etagOf(bytes) });
    const [first, last] = rangeOf(request.get('range'), bytes.length);
    if (request.get('range')) response.status(206).set('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
    const part = bytes.subarray(first, last + 1);
    response.set('Content-Length', String(part.length));
    if (request.method === 'HEAD') return void response.end();
    if (spoilt) return spoil(response, part, spoilt);
    // Written in pieces, as fast as the client reads them.
    for (let at = 0; at < part.length && !response.closed; at += 65_536) {
      if (!response.write(part.subarray(at, at + 65_536))) await drained(response);
    }
    response.end();
  }

  private async ofBucket(request: Request, response: Response, payload: string, left: Left): Promise<void> {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    if (request.method === 'HEAD') return void response.status(200).end();
    if (request.method === 'GET' && query.get('list-type') === '2') return this.list(query, response, left.pageMax);
    if (request.method === 'POST' && query.has('delete'))
      return this.removeMany(request, response, await readBody(request, payload), left.withErrors === true);
    throw notAllowed();
  }

  private removeMany(request: Request, response: Response, body: Buffer, withErrors: boolean): void {
    const hasSum = request.get('content-md5') || Object.keys(request.headers).some((name) => name.startsWith('x-amz-checksum-'));
    if (!hasSum) throw new S3Refusal(400, 'InvalidRequest', 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*');
    const keys = [...body.toString().matchAll(/<Object>.*?<Key>(.*?)<\/Key>.*?<\/Object>/gs)].map(([, key = '']) => unescape(key));
    if (keys.length === 0 || keys.length > pageMax) {
      throw new S3Refusal(400, 'MalformedXML', 'The XML you provided was not well-formed or did not validate against our published schema');
    }
    const refused = withErrors ? keys.slice(-1) : [];
    for (const key of keys) if (!refused.includes(key)) this.files.delete(key);
    const words = [xml('Code', 'InternalError'), xml('Message', 'We encountered an internal error. Please try again.')];
    response.type('application/xml').send(
      xmlPage(
        'DeleteResult',
        refused.map((key) => xml('Error', [xml('Key', key), ...words])),
      ),
    );
  }

  private list(query: URLSearchParams, response: Response, shortMax = pageMax): void {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter') ?? '';
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const most = Math.min(Number(query.get('max-keys') ?? pageMax), shortMax);
    const names = new Set<string>();
    for (const key of [...this.files.keys()].filter((one) => one.startsWith(prefix)).toSorted()) {
      const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      names.add(cut < 0 ? key : key.slice(0, cut + delimiter.length));
    }
    const left = [...names].filter((name) => name > after);
    const page = left.slice(0, most);
    const isFolder = (name: string): boolean => delimiter !== '' && name.endsWith(delimiter);
    response
      .type('application/xml')
      .send(
        xmlPage('ListBucketResult', [
          xml('Name', s3Bucket),
          xml('Prefix', prefix),
          xml('KeyCount', String(page.length)),
          xml('MaxKeys', String(most)),
          xml('IsTruncated', String(left.length > page.length)),
          ...(left.length > page.length ? [xml('NextContinuationToken', page.at(-1) ?? '')] : []),
          ...page.filter((name) => !isFolder(name)).map((name) => xml('Contents', this.entryOf(name, this.files.get(name)!))),
          ...page.filter(isFolder).map((name) => xml('CommonPrefixes', [xml('Prefix', name)])),
        ]),
      );
  }

  private entryOf(name: string, bytes: Buffer): string[] {
    // Precision of one second, like the real service.
    const at = `${this.changedAt.get(bytes)!.toISOString().slice(0, 19)}.000Z`;
    return [xml('Key', name), xml('LastModified', at), xml('ETag', etagOf(bytes)), xml('Size', String(bytes.length))];
  }

  private note(request: Request, response: Response): void {
    const bytesIn = Number(request.get('content-length') ?? 0);
    const bytesOut = Number(response.getHeader('content-length') ?? 0);
    const { method, url: path } = request;
    this.calls.add({ ...{ method, path, bytesIn, bytesOut }, range: request.get('range') ?? null, status: response.statusCode });
  }
}

function missing(key: string): S3Refusal {
  return new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
}

function refuse(error: unknown, request: Request, response: Response): void {
  if (response.headersSent || response.closed) return void response.socket?.destroy();
  const refusal = error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError', String(error));
  // Unread bytes of the body would be parsed as the next request on this connection.
  request.resume();
  const page = refusalPage(refusal, String(response.getHeader('x-amz-request-id')));
  response
    .status(refusal.status)
    .type('application/xml')
    .set('Connection', 'close')
    .send(request.method === 'HEAD' ? '' : page);
}

async function readBody(request: Request, payload: string): Promise<Buffer> {
  // A newer kind of upload: signed chunks with a trailing checksum. S3 services other than Amazon refuse it with this
  // message.
  if (payload.startsWith('STREAMING-')) throw new S3Refusal(501, 'NotImplemented', `${payload} is not implemented`);
  if (request.get('content-length') === undefined)
    throw new S3Refusal(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  const body = Buffer.concat(pieces);
  if (body.length !== Number(request.get('content-length')))
    throw new S3Refusal(400, 'IncompleteBody', 'You did not provide the number of bytes specified by the Content-Length HTTP header');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== createHash('sha256').update(body).digest('hex')) {
    const words = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch', words);
  }
  return body;
}

function rangeOf(header: string | undefined, length: number): [first: number, last: number] {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return [0, length - 1];
  const [, from = '', to = ''] = match;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (first > last)
    throw new S3Refusal(416, 'InvalidRange', 'The requested range is not satisfiable', { ActualObjectSize: String(length) });
  return [first, last];
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function notAllowed(): S3Refusal {
  return new S3Refusal(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

async function drained(response: Response): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
