import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { blacklist } from '#contracts/http/chat/blacklist';
import type { Done } from '#contracts/http/shapes';
import { dayMs } from '#contracts/values/base/durations';
import { isPhone, toContactAddress } from '#contracts/values/people/phone';
import type { Actor } from '#core/features/auth/actor';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { ExcludedPeople } from '#core/features/conversations/contacts/excluded-people.service';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { Clock } from '#core/platform/clock/clock';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

/** Number of leads in the list of leads with the most answers. */
const heaviestShown = 10;

@Controller()
export class BlacklistController {
  constructor(
    @Inject(ExcludedPeople) private readonly people: ExcludedPeople,
    @Inject(TurnsService) private readonly turns: TurnsService,
    @Inject(NumberCheck) private readonly check: NumberCheck,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Implements(blacklist.list)
  async list(@Me() me: Actor): Promise<z.infer<typeof blacklist.list.reply>> {
    const people = await this.people.list(me.botId);
    const labels = people.flatMap(({ key, label }) => (label === null ? [] : [{ number: key, label }]));
    return {
      blacklist: people.map(({ key }) => (isPhone(key) ? toContactAddress(key) : key)),
      ...(labels.length > 0 && { labels }),
    };
  }

  @Implements(blacklist.heaviest)
  async heaviest(@Me() me: Actor): Promise<z.infer<typeof blacklist.heaviest.reply>> {
    const leads = await this.turns.mostAnswered(me.botId, new Date(this.clock.now().getTime() - dayMs), heaviestShown);
    return { leads: leads.map(({ key, name, answers }) => ({ number: isPhone(key) ? toContactAddress(key) : key, name, answers })) };
  }

  @Implements(blacklist.add)
  async add({ body: { number } }: Input<typeof blacklist.add>, @Me() me: Actor): Promise<Done> {
    await this.people.exclude(me.botId, number);
    this.check.noteForBlacklist(me.botId, number);
    return { success: true };
  }

  @Implements(blacklist.remove)
  async remove({ params: { number } }: Input<typeof blacklist.remove>, @Me() me: Actor): Promise<Done> {
    await this.people.remove(me.botId, number);
    return { success: true };
  }
}
