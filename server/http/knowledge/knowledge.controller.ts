import { Controller, Inject } from '@nestjs/common';
import { knowledge, type AnswerPage, type AnswerView } from '#contracts/http/bot/knowledge';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { KnowledgeService } from '#core/features/knowledge/knowledge.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class KnowledgeController {
  constructor(@Inject(KnowledgeService) private readonly service: KnowledgeService) {}

  @Implements(knowledge.list)
  list({ query }: Input<typeof knowledge.list>, @Me() me: Actor): Promise<AnswerPage> {
    return this.service.list(me.accountId, query);
  }

  @Implements(knowledge.create)
  create({ body }: Input<typeof knowledge.create>, @Me() me: Actor): Promise<AnswerView> {
    return this.service.create(me.accountId, body);
  }

  @Implements(knowledge.update)
  update({ params: { answerId }, body }: Input<typeof knowledge.update>, @Me() me: Actor): Promise<AnswerView> {
    return this.service.update(me.accountId, answerId, body);
  }

  @Implements(knowledge.remove)
  async remove({ params: { answerId } }: Input<typeof knowledge.remove>, @Me() me: Actor): Promise<Done> {
    await this.service.remove(me.accountId, answerId);
    return { success: true };
  }
}
