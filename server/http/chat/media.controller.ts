import { pipeline } from 'node:stream/promises';
import { Controller, Headers, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { chat } from '#contracts/http/chat/chat';
import type { Actor } from '#core/features/auth/actor';
import { ChatFilesService } from '#core/features/conversations/files/chat-files.service';
import { ThumbnailsService } from '#core/features/conversations/files/thumbnails.service';
import type { ByteRange } from '#core/outside/storage/storage';
import { errorFields, Log } from '#core/platform/log/log';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { wantedBytes } from './byte-range.rules.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

/** Time limit for fetching a file from WhatsApp. A large file is fetched completely before its first byte is sent. */
const fetchMs = 90_000;
const thumbnailMs = 30_000;

/**
 * Types that a browser may display inline. All other types are download only, because a lead's file must not run as
 * one of our pages.
 */
const shownTypes = /^(image\/(jpeg|png|gif|webp)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

@Controller()
export class MediaController {
  constructor(
    @Inject(ChatFilesService) private readonly files: ChatFilesService,
    @Inject(ThumbnailsService) private readonly thumbnails: ThumbnailsService,
    @Inject(Log) private readonly log: Log,
  ) {}

  @Implements(chat.thumbnail)
  @RateLimited('media')
  async thumbnail({ params: { messageId } }: Input<typeof chat.thumbnail>, @Me() me: Actor, @Res() response: Response): Promise<void> {
    const bytes = await this.thumbnails.view(me.botId, messageId, AbortSignal.timeout(thumbnailMs));
    guard(response);
    response.setHeader('Content-Type', 'image/jpeg');
    // the picture of a message never changes, so browsers may cache it
    response.setHeader('Cache-Control', 'private, max-age=604800, immutable');
    response.end(bytes);
  }

  @Implements(chat.media)
  @RateLimited('media')
  async media(
    { params: { messageId } }: Input<typeof chat.media>,
    @Me() me: Actor,
    @Headers('range') range: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    let isBeyond = false;
    const part = (length: number): ByteRange | null => {
      const wanted = wantedBytes(range, length);
      isBeyond = wanted === 'none';
      return wanted === 'none' ? null : wanted;
    };
    const file = await this.files.open(me.botId, messageId, { signal: AbortSignal.timeout(fetchMs), part });
    const { bytes, mimetype } = file;
    const type = mimetype.split(';', 1)[0]!.trim().toLowerCase();
    const isShown = shownTypes.test(type);
    response.setHeader('Content-Type', isShown ? type : 'application/octet-stream');
    response.setHeader('Content-Disposition', `${isShown ? 'inline' : 'attachment'}; ${fileNameOf(file.name)}`);
    guard(response);
    response.setHeader('Cache-Control', 'private, max-age=3600');
    response.setHeader('Accept-Ranges', 'bytes');
    if (isBeyond) {
      file.stream.destroy();
      return void response.status(416).setHeader('Content-Range', `bytes */${bytes}`).end();
    }
    const { first, last } = file.range ?? { first: 0, last: bytes - 1 };
    if (file.range) response.status(206).setHeader('Content-Range', `bytes ${first}-${last}/${bytes}`);
    response.setHeader('Content-Length', last - first + 1);
    // when the browser disconnects, reading stops; when the storage fails, the response ends before its
    // Content-Length
    await pipeline(file.stream, response).catch((error: unknown) => {
      if (!isLeaving(error)) this.log.warn({ event: 'media.cut', botId: me.botId, messageId, ...errorFields(error) });
    });
  }
}

/** Prevents a lead's file from running as one of our pages. */
function guard(response: Response): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

/**
 * The file name for the header `Content-Disposition`: in ASCII for old programs, and in full (RFC 6266). A browser
 * uses this name even if the link contains another.
 */
function fileNameOf(name: string): string {
  const ascii = name.replace(/[^ -~]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename="${ascii}"; filename*=UTF-8''${full}`;
}

function isLeaving(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}
