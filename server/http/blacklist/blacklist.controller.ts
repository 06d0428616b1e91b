import { Controller, Inject } from '@nestjs/common';
import { blacklist } from '#contracts/http/blacklist';
import type { Done } from '#contracts/http/shapes';
import { toContactAddress } from '#contracts/values/phone';
import type { Actor } from '#core/features/auth/actor';
import { BlacklistService } from '#core/features/blacklist/blacklist.service';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class BlacklistController {
  constructor(
    @Inject(BlacklistService) private readonly numbers: BlacklistService,
    @Inject(NumberCheck) private readonly check: NumberCheck,
  ) {}

  @Implements(blacklist.list)
  async list(@Me() me: Actor): Promise<{ blacklist: string[] }> {
    return { blacklist: (await this.numbers.list(me.ownerId)).map(toContactAddress) };
  }

  @Implements(blacklist.add)
  async add({ body: { number } }: Input<typeof blacklist.add>, @Me() me: Actor): Promise<Done> {
    await this.numbers.add(me.ownerId, number);
    this.check.noteForBlacklist(me.ownerId, number);
    return { success: true };
  }

  @Implements(blacklist.remove)
  async remove({ params: { number } }: Input<typeof blacklist.remove>, @Me() me: Actor): Promise<Done> {
    await this.numbers.remove(me.ownerId, number);
    return { success: true };
  }
}
