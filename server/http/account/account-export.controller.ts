import { pipeline } from 'node:stream/promises';
import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { accountExport, type AccountExportView } from '#contracts/http/account/account-export';
import { apiBase, pathOf } from '#contracts/http/route';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { Members } from '#core/features/account/members.service';
import { AccountExports } from '#core/features/membership/exports/account-exports.service';
import { DownloadNames } from '../downloads/download-names.js';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { StepUp } from '../guard/step-up.decorator.js';

/** Copies of all data of an account for its owner. */
@Controller()
export class AccountExportController {
  constructor(
    @Inject(AccountExports) private readonly exports: AccountExports,
    @Inject(Members) private readonly members: Members,
    @Inject(DownloadNames) private readonly names: DownloadNames,
  ) {}

  @Implements(accountExport.view)
  view(@Me() me: Actor): Promise<AccountExportView> {
    return this.exports.view(me);
  }

  @Implements(accountExport.request)
  @StepUp()
  @RateLimited('account-export')
  async request(@Me() me: Actor): Promise<Done> {
    await this.exports.request(me);
    return { success: true, message: 'Data Anda sedang disiapkan. Linknya kami kirim ke email Anda.' };
  }

  @Implements(accountExport.open)
  @RateLimited('export')
  async open({ body: { token } }: Input<typeof accountExport.open>, @Me() me: Actor): Promise<{ path: string }> {
    const ticket = await this.exports.openExport(me, token);
    return { path: apiBase + pathOf(accountExport.download.path, { ticket }) };
  }

  @Implements(accountExport.download)
  @RateLimited('account-export-file')
  async download({ params: { ticket } }: Input<typeof accountExport.download>, @Res() response: Response): Promise<void> {
    const file = await this.exports.findDownload(ticket);
    const attachment = await this.names.attachment(await this.members.firstBotOf(file.accountId), 'data-akun', 'zip');
    const stream = await this.exports.openFile(file);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', attachment);
    response.setHeader('Content-Length', file.bytes);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'private, no-store');
    // If the transfer of a file breaks off, the connection is closed, and the received data is shorter than the
    // declared length.
    await pipeline(stream, response).catch(() => response.destroy());
  }
}
