import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { chat } from '#contracts/http/chat/chat';
import type { Actor } from '#core/features/auth/actor';
import { ChatExports, type ExportedWhat } from '#core/features/conversations/inbox/chat-exports.service';
import { DownloadNames } from '../downloads/download-names.js';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

const kinds: Record<ExportedWhat, string> = { contacts: 'kontak', messages: 'pesan' };
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

@Controller()
export class ExportsController {
  constructor(
    @Inject(ChatExports) private readonly exports: ChatExports,
    @Inject(DownloadNames) private readonly names: DownloadNames,
  ) {}

  @Implements(chat.download)
  @RateLimited('export')
  async download(
    { params: { what }, query: { format } }: Input<typeof chat.download>,
    @Me() me: Actor,
    @Res() response: Response,
  ): Promise<void> {
    // built before any header is sent, so that a workbook that is too large gets an error response
    const workbook = format === 'xlsx' ? await this.exports.xlsx(me, what) : null;
    const attachment = await this.names.attachment(me.botId, kinds[what], format);
    response.setHeader('Content-Type', types[format]);
    response.setHeader('Content-Disposition', attachment);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'private, no-store');
    if (workbook) response.end(workbook);
    // an error in the middle closes the connection, so that a partial file does not look complete
    else await pipeline(Readable.from(this.exports.csv(me.botId, what), { objectMode: false }), response).catch(() => response.destroy());
  }
}
