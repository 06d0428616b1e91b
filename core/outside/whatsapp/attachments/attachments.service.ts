import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
// the wire format alone: the whole library would double a worker's start and memory
import { proto } from 'baileys/WAProto/index.js';
import { Config } from '../../../platform/config/config.js';
import { attachmentKeys, attachmentUrl, openAttachment } from './attachments.rules.js';

export interface Attachment {
  readonly bytes: Buffer;
  readonly mimetype: string;
}

export interface FetchLimits {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** An attachment that cannot be had: WhatsApp keeps files for some weeks only, and a sender may name anything. */
export class AttachmentGoneError extends Error {
  override name = 'AttachmentGoneError';
}

/** Fetches what leads attach, from WhatsApp's media hosts, and opens it. Needs no session. */
@Injectable()
export class Attachments {
  private readonly isLoopbackAllowed: boolean;

  constructor(@Inject(Config) config: Config) {
    this.isLoopbackAllowed = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(config.WHATSAPP_URL).hostname);
  }

  /**
   * @param message the protocol's message, as the session host kept it.
   * @throws AttachmentGoneError when it is not there (any more), too large or not what it claims to be; the signal's reason.
   */
  async fetch(message: Uint8Array, limits: FetchLimits): Promise<Attachment> {
    const { mimetype, pieces } = this.opened(message, limits);
    return { mimetype, bytes: await buffer(pieces) };
  }

  /**
   * The same into a file of this machine, never in memory as a whole. Where it throws, what stands in the file is nobody's word.
   * @returns what its sender calls it, and how many bytes it has.
   */
  async fetchInto(path: string, message: Uint8Array, limits: FetchLimits): Promise<{ mimetype: string; bytes: number }> {
    const { mimetype, pieces } = this.opened(message, limits);
    await pipeline(pieces, createWriteStream(path, { mode: 0o600 }));
    return { mimetype, bytes: (await stat(path)).size };
  }

  private opened(message: Uint8Array, limits: FetchLimits): { mimetype: string; pieces: AsyncGenerator<Buffer> } {
    const content = proto.Message.decode(message);
    for (const [field, info] of Object.entries(attachmentKeys) as [keyof typeof attachmentKeys, string][]) {
      const part = content[field];
      if (!part?.mediaKey) continue;
      const url = attachmentUrl(part.url, part.directPath, this.isLoopbackAllowed);
      if (!url) throw new AttachmentGoneError('no address of WhatsApp');
      return { pieces: whole(url, { mediaKey: part.mediaKey, info }, limits), mimetype: part.mimetype ?? 'application/octet-stream' };
    }
    throw new AttachmentGoneError('holds no attachment');
  }
}

async function* whole(url: URL, key: { mediaKey: Uint8Array; info: string }, limits: FetchLimits): AsyncGenerator<Buffer> {
  try {
    yield* openAttachment(download(url, limits), key.mediaKey, key.info);
  } catch (error) {
    limits.signal.throwIfAborted();
    throw error instanceof AttachmentGoneError ? error : new AttachmentGoneError('cannot be opened');
  }
}

async function* download(url: URL, { maxBytes, signal }: FetchLimits): AsyncGenerator<Uint8Array> {
  // a redirect could lead anywhere
  const response = await fetch(url, { signal, redirect: 'error', headers: { Origin: 'https://web.whatsapp.com' } }).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw new AttachmentGoneError(error instanceof Error ? error.message : 'not reachable');
    },
  );
  if (!response.ok || !response.body) throw new AttachmentGoneError(`answered ${response.status}`);
  let length = 0;
  for await (const piece of response.body) {
    length += piece.length;
    if (length > maxBytes) throw new AttachmentGoneError('too large');
    yield piece;
  }
}
