import { Controller, Headers, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { chat } from '#contracts/http/chat/chat';
import type { Actor } from '#core/features/auth/actor';
import { chatFileMaxBytes, ChatFilesService } from '#core/features/conversations/chats/chat-files.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { wantedBytes } from './byte-range.rules.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

const fetchMs = 30_000;

/** Shown by a browser as what they are; anything else is only ever saved: a lead's file must not run as a page of ours. */
const shownTypes = /^(image\/(jpeg|png|gif|webp)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

@Controller()
export class MediaController {
  constructor(@Inject(ChatFilesService) private readonly files: ChatFilesService) {}

  @Implements(chat.media)
  @RateLimited('media')
  async media(
    { params: { messageId } }: Input<typeof chat.media>,
    @Me() me: Actor,
    @Headers('range') range: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const { bytes, mimetype } = await this.files.fetch(me.ownerId, messageId, {
      maxBytes: chatFileMaxBytes,
      signal: AbortSignal.timeout(fetchMs),
    });
    const type = mimetype.replace(/;.*$/, '').trim().toLowerCase();
    const isShown = shownTypes.test(type);
    response.setHeader('Content-Type', isShown ? type : 'application/octet-stream');
    response.setHeader('Content-Disposition', isShown ? 'inline' : 'attachment');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('Cache-Control', 'private, max-age=3600');
    response.setHeader('Accept-Ranges', 'bytes');
    const wanted = wantedBytes(range, bytes.length);
    if (wanted === null) return void response.end(bytes);
    if (wanted === 'none') return void response.status(416).setHeader('Content-Range', `bytes */${bytes.length}`).end();
    response.status(206).setHeader('Content-Range', `bytes ${wanted.first}-${wanted.last}/${bytes.length}`);
    response.end(bytes.subarray(wanted.first, wanted.last + 1));
  }
}
