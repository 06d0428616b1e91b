import { Inject, Injectable } from '@nestjs/common';
// the wire format alone: the whole library would double a worker's start and memory
import { proto } from 'baileys/WAProto/index.js';
import { Config } from '../../../platform/config/config.js';
import { attachmentKeys, attachmentUrl, openAttachment } from './attachments.rules.js';

export interface Attachment {
  readonly bytes: Buffer;
  readonly mimetype: string;
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
  async fetch(message: Uint8Array, limits: { maxBytes: number; signal: AbortSignal }): Promise<Attachment> {
    const content = proto.Message.decode(message);
    for (const [field, info] of Object.entries(attachmentKeys) as [keyof typeof attachmentKeys, string][]) {
      const part = content[field];
      if (!part?.mediaKey) continue;
      const url = attachmentUrl(part.url, part.directPath, this.isLoopbackAllowed);
      if (!url) throw new AttachmentGoneError('no address of WhatsApp');
      const file = await download(url, limits);
      try {
        return { bytes: openAttachment(file, part.mediaKey, info), mimetype: part.mimetype ?? 'application/octet-stream' };
      } catch {
        throw new AttachmentGoneError('cannot be opened');
      }
    }
    throw new AttachmentGoneError('holds no attachment');
  }
}

async function download(url: URL, { maxBytes, signal }: { maxBytes: number; signal: AbortSignal }): Promise<Buffer> {
  // a redirect could lead anywhere
  const response = await fetch(url, { signal, redirect: 'error', headers: { Origin: 'https://web.whatsapp.com' } }).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw new AttachmentGoneError(error instanceof Error ? error.message : 'not reachable');
    },
  );
  if (!response.ok || !response.body) throw new AttachmentGoneError(`answered ${response.status}`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body) {
    length += piece.length;
    if (length > maxBytes) throw new AttachmentGoneError('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
