import { Controller, Inject } from '@nestjs/common';
import { questions, type QuestionView } from '#contracts/http/chat/questions';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { ChatsService } from '#core/features/conversations/inbox/chats.service';
import { QuestionsService } from '#core/features/questions/questions.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class QuestionsController {
  constructor(
    @Inject(QuestionsService) private readonly service: QuestionsService,
    @Inject(ChatsService) private readonly chats: ChatsService,
  ) {}

  @Implements(questions.list)
  async list({ params: { phoneNumber } }: Input<typeof questions.list>, @Me() me: Actor): Promise<QuestionView[]> {
    const { conversationId } = await this.chats.contact(me.botId, phoneNumber);
    const open = await this.service.open(me.botId, conversationId);
    return open.map(({ id, question, origin, askedAt }) => ({ id, question, origin, askedAt: askedAt.toISOString() }));
  }

  @Implements(questions.answer)
  @RateLimited('message-send')
  async answer({ params: { questionId }, body }: Input<typeof questions.answer>, @Me() me: Actor): Promise<Done> {
    await this.service.answer(me.botId, questionId, body);
    return { success: true };
  }

  @Implements(questions.dismiss)
  async dismiss({ params: { questionId } }: Input<typeof questions.dismiss>, @Me() me: Actor): Promise<Done> {
    await this.service.dismiss(me.botId, questionId);
    return { success: true };
  }
}
