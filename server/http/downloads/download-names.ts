import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { Clock } from '#core/platform/clock/clock';
import { downloadName } from './download-name.rules.js';

/** Names of the files that owners download. They contain the name of the bot's shop and the current day. */
@Injectable()
export class DownloadNames {
  constructor(
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Value of the header `Content-Disposition`. */
  async attachment(botId: BotId, kind: string, ending: string): Promise<string> {
    const { shopName } = await this.prompts.loadPrompts(botId);
    return `attachment; filename="${downloadName(kind, shopName, this.clock.today(), ending)}"`;
  }
}
