import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3';
import { newId } from '../../../platform/crypto/ids.js';
import {
  checkKey,
  isKey,
  Storage,
  StorageError,
  StoredFileGoneError,
  type ByteRange,
  type LocalFile,
  type StoredFile,
} from '../storage.js';
import { partOf } from './part-of.js';
import { lacksBulkRemoval, sentenceOf, outcomeOf, type S3Failure } from './s3-error.rules.js';
import { withoutStalls } from './without-stalls.js';

export interface S3Settings {
  /** Defaults to the service's endpoint for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
  /** The bucket is part of the path instead of the host name. */
  readonly pathStyle: boolean;
}

/** Time limits in ms. Tests use shorter ones. */
export interface S3Patience {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly stallMs: number;
  /** Pause before the second attempt; doubled before the third. */
  readonly pauseMs: number;
}

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

const patience: S3Patience = { connectMs: 5_000, answerMs: 15_000, stallMs: 20_000, pauseMs: 250 };
const triesMax = 3;
/** Minimum speed of an upload. A slower upload counts as failed. */
const slowestBytesPerMs = 100;
/** Maximum number of connections. It is high because each slow browser keeps a connection open. */
const connectionsMax = 200;
/** Maximum number of keys per bulk removal and per page of a listing. */
const pageMax = 1_000;
const removalsAtOnce = 10;

/**
 * Files in an S3 bucket or in a service with the same API. Each request has a time limit, and is tried up to three
 * times when that may help. The service's address is an operator's setting and may be in a private network, so the
 * SSRF guard does not apply.
 */
export class S3Storage extends Storage {
  private readonly client: S3Client;
  private readonly where: string;

  constructor(
    private readonly settings: S3Settings,
    private readonly limits: S3Patience = patience,
  ) {
    super();
    const { endpoint, region, bucket, keyId, secret, pathStyle } = settings;
    this.where = `${endpoint === undefined ? `of S3 in ${region}` : `at ${new URL(endpoint).host}`} (bucket ${bucket})`;
    const agent = { keepAlive: true, maxSockets: connectionsMax };
    this.client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint }),
      forcePathStyle: pathStyle,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      // log lines of the client would bypass our log, and its errors carry the same information
      logger: quiet,
      // this class retries by itself, because the client cannot repeat a stream
      maxAttempts: 1,
      // many services other than Amazon's refuse the newer checksums
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: limits.connectMs,
        requestTimeout: limits.answerMs,
        throwOnRequestTimeout: true,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
  }

  async put(key: string, content: Buffer | LocalFile): Promise<void> {
    const bytes = Buffer.isBuffer(content) ? content.length : content.bytes;
    const at = this.at(key);
    const requestTimeout = this.limits.answerMs + Math.ceil(bytes / slowestBytesPerMs);
    await this.trying(async () => {
      const body = Buffer.isBuffer(content) ? content : createReadStream(content.path);
      try {
        await this.client.send(new PutObjectCommand({ ...at, Body: body, ContentLength: bytes }), { requestTimeout });
      } finally {
        if (!Buffer.isBuffer(body)) body.destroy();
      }
    });
  }

  async get(key: string): Promise<Buffer> {
    const at = this.at(key);
    return this.trying(async () => buffer(await this.opened(at)), key);
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const at = this.at(key);
    return this.trying(() => this.opened(at, range), key);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += pageMax) await this.removePage(keys.slice(from, from + pageMax).map(checkKey));
  }

  async removeOwner(owner: string): Promise<void> {
    const Prefix = `${checkKey(owner)}/`;
    // always list from the beginning: removed keys no longer appear
    for (;;) {
      const page = await this.page({ Prefix });
      const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      if (keys.length === 0) return;
      await this.removePage(keys);
    }
  }

  async *list(owner: string): AsyncIterable<readonly StoredFile[]> {
    for await (const { Contents = [] } of this.pages({ Prefix: `${checkKey(owner)}/` })) {
      yield Contents.flatMap(({ Key: key, LastModified: at }) => (key !== undefined && at && isKey(key) ? [{ key, at }] : []));
    }
  }

  async owners(): Promise<string[]> {
    const found: string[] = [];
    for await (const { CommonPrefixes = [] } of this.pages({ Delimiter: '/' }))
      found.push(...CommonPrefixes.flatMap(({ Prefix }) => Prefix?.replace(/\/$/, '') ?? []));
    return found;
  }

  async check(): Promise<void> {
    const key = `check/${newId()}`;
    await this.put(key, Buffer.from('x'));
    await this.get(key);
    await this.remove([key]);
    await this.page({ MaxKeys: 1 });
  }

  private async opened(at: Place, range?: ByteRange): Promise<Readable> {
    const { Body, ContentRange } = await this.client.send(
      new GetObjectCommand({ ...at, ...(range && { Range: `bytes=${range.first}-${range.last}` }) }),
    );
    const body = withoutStalls(Body as Readable, this.limits.stallMs);
    return range ? partOf(body, range, ContentRange) : body;
  }

  private async removePage(keys: readonly string[]): Promise<void> {
    if (keys.length === 1) return this.removeEach(keys);
    try {
      await this.trying(async () => {
        const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
        const { Errors = [] } = await this.client.send(new DeleteObjectsCommand({ Bucket: this.settings.bucket, Delete }));
        const refused = Errors.find(({ Code }) => Code !== 'NoSuchKey');
        if (refused) throw Object.assign(new Error(refused.Message), { name: refused.Code ?? 'InternalError' });
      });
    } catch (error) {
      if (!(error instanceof StorageError) || !lacksBulkRemoval(failureOf(error.cause))) throw error;
      await this.removeEach(keys);
    }
  }

  /**
   * @param keys our own keys, or listed keys. Listed keys may include other names, because a service's console may
   * have put objects beside ours.
   */
  private async removeEach(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += removalsAtOnce)
      await Promise.all(keys.slice(from, from + removalsAtOnce).map((key) => this.removeOne(key)));
  }

  /** Removes one file. Some services report a missing file as an error where Amazon reports success. */
  private async removeOne(Key: string): Promise<void> {
    const removal = { Bucket: this.settings.bucket, Key };
    await this.trying(() => this.client.send(new DeleteObjectCommand(removal)), Key).catch((error: unknown) => {
      if (!(error instanceof StoredFileGoneError)) throw error;
    });
  }

  private async *pages(part: { Prefix?: string; Delimiter?: string }): AsyncIterable<ListObjectsV2CommandOutput> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.page({ ...part, ...(ContinuationToken !== undefined && { ContinuationToken }) });
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  private async page(part: {
    Prefix?: string;
    Delimiter?: string;
    ContinuationToken?: string;
    MaxKeys?: number;
  }): Promise<ListObjectsV2CommandOutput> {
    return this.trying(() => this.client.send(new ListObjectsV2Command({ Bucket: this.settings.bucket, MaxKeys: pageMax, ...part })));
  }

  private at(key: string): Place {
    return { Bucket: this.settings.bucket, Key: checkKey(key) };
  }

  private async trying<Result>(action: () => Promise<Result>, key?: string): Promise<Result> {
    for (let nth = 1; ; nth++) {
      try {
        return await action();
      } catch (error) {
        const failure = failureOf(error);
        const outcome = outcomeOf(failure);
        if (outcome === 'gone' && key !== undefined) throw new StoredFileGoneError(key);
        if (outcome !== 'again' || nth === triesMax) {
          const settings = outcome === 'settings' || failure.name === 'RequestTimeTooSkewed';
          throw new StorageError(settings ? 'settings' : 'away', sentenceOf(failure, this.where), { cause: error });
        }
        // jitter, so that requests refused together are not repeated together
        await wait(this.limits.pauseMs * 2 ** (nth - 1) * (0.5 + Math.random()));
      }
    }
  }
}

function failureOf(error: unknown): S3Failure {
  const { name, code, $metadata } = (error ?? {}) as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  return { name: code ?? name ?? 'unknown', status: $metadata?.httpStatusCode };
}
