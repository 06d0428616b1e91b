import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
// imports only the wire format, because the whole library would double a worker's start time and memory
import { proto } from 'baileys/WAProto/index.js';
import { Config } from '../../../platform/config/config.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { attachmentKeys, attachmentUrl, openAttachment } from './attachments.rules.js';
import { AttachmentGoneError, AttachmentUnreachableError, download, type FetchLimits } from './download.js';

export interface Attachment {
  readonly bytes: Buffer;
  readonly mimetype: string;
}

/**
 * Fetches and decrypts leads' attachments from WhatsApp's media hosts. Needs no session. The log of this process has
 * one line for the beginning of an outage of these hosts and one for its end, however many files are late.
 */
@Injectable()
export class Attachments {
  private readonly isLoopbackAllowed: boolean;
  private isOut = false;

  constructor(
    @Inject(Config) config: Pick<Config, 'WHATSAPP_URL'>,
    @Inject(Log) private readonly log: Log,
  ) {
    this.isLoopbackAllowed = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(config.WHATSAPP_URL).hostname);
  }

  /**
   * @param message the protocol's message as the session host stored it.
   * @throws AttachmentGoneError when the attachment does not exist (any more), is too large or does not match its
   * description; AttachmentUnreachableError when another attempt can succeed; the signal's reason when it was
   * aborted.
   */
  async fetch(message: Uint8Array, limits: FetchLimits): Promise<Attachment> {
    const { mimetype, pieces } = this.opened(message, limits);
    return { mimetype, bytes: await this.watched(limits, () => buffer(pieces)) };
  }

  /**
   * Fetches an attachment into a file of this machine, without holding it in memory. When this throws, the file's
   * content is unverified and must not be used.
   * @returns the sender's declared type and the number of bytes.
   */
  async fetchInto(path: string, message: Uint8Array, limits: FetchLimits): Promise<{ mimetype: string; bytes: number }> {
    const { mimetype, pieces } = this.opened(message, limits);
    await this.watched(limits, () => pipeline(pieces, createWriteStream(path, { mode: 0o600 })));
    return { mimetype, bytes: (await stat(path)).size };
  }

  /** The size that the sender declares for the decrypted file; null when there is none. It may be wrong. */
  declaredBytes(message: Uint8Array): number | null {
    const content = proto.Message.decode(message);
    for (const field of Object.keys(attachmentKeys) as (keyof typeof attachmentKeys)[]) {
      const part = content[field];
      if (part?.mediaKey) return Number(part.fileLength ?? 0) || null;
    }
    return null;
  }

  private async watched<Result>({ signal }: FetchLimits, action: () => Promise<Result>): Promise<Result> {
    try {
      const result = await action();
      this.noteReached();
      return result;
    } catch (error) {
      // A reader that cancels shows nothing about the hosts. A host that does not answer within the time limit is
      // unreachable.
      const isSilent = signal.aborted && (signal.reason as Error | null)?.name === 'TimeoutError';
      if (isSilent || error instanceof AttachmentUnreachableError) this.noteUnreachable(error);
      else if (error instanceof AttachmentGoneError) this.noteReached();
      throw error;
    }
  }

  private noteUnreachable(error: unknown): void {
    if (!this.isOut) this.log.warn({ event: 'attachments.unreachable', ...errorFields(error) });
    this.isOut = true;
  }

  private noteReached(): void {
    if (this.isOut) this.log.info({ event: 'attachments.reachable' });
    this.isOut = false;
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
    const isTold = error instanceof AttachmentGoneError || error instanceof AttachmentUnreachableError;
    throw isTold ? error : new AttachmentGoneError('cannot be opened');
  }
}
