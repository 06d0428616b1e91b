import { Controller, Inject } from '@nestjs/common';
import { hours, type BotHours } from '#contracts/http/bot/hours';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { FollowUpsService } from '#core/features/followups/followups.service';
import { hoursFromWire, presentHours } from '#core/features/prompts/prompts.present';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class HoursController {
  constructor(
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(FollowUpsService) private readonly followUps: FollowUpsService,
    @Inject(TurnsService) private readonly turns: TurnsService,
  ) {}

  @Implements(hours.read)
  async read(@Me() me: Actor): Promise<BotHours> {
    const [stored, { zone }] = await Promise.all([this.prompts.loadPrompts(me.botId), this.followUps.options(me.botId)]);
    return presentHours(stored, zone);
  }

  @Implements(hours.save)
  async save({ body }: Input<typeof hours.save>, @Me() me: Actor): Promise<Done> {
    await this.prompts.save(me.botId, hoursFromWire(body));
    await this.turns.lookAgain(me.botId);
    return { success: true, message: 'Jam bot berhasil disimpan.' };
  }
}
