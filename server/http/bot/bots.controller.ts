import { Controller, Inject } from '@nestjs/common';
import { bots, type BotOfPerson } from '#contracts/http/account/bots';
import { Members } from '#core/features/account/members.service';
import type { Actor } from '#core/features/auth/actor';
import { BotsService } from '#core/features/bots/bots.service';
import { Implements } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

/** The bots between which a person chooses in the panel. */
@Controller()
export class BotsController {
  constructor(
    @Inject(Members) private readonly members: Members,
    @Inject(BotsService) private readonly bots: BotsService,
  ) {}

  @Implements(bots.list)
  async list(@Me() { personId }: Actor): Promise<BotOfPerson[]> {
    const scopes = await this.members.scopesOf(personId);
    const numbers = await this.bots.linkedNumbers(scopes.map(({ botId }) => botId));
    return scopes.map(({ accountId, botId, role }) => ({ botId, accountId, role, phone: numbers.get(botId) ?? null }));
  }
}
