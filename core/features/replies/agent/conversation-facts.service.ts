import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import { ClosingsService } from '../../closings/closings.service.js';
import { TurnsService } from '../../conversations/messages/turns/turns.service.js';
import { QuestionsService } from '../../questions/questions.service.js';
import { actsMax, ordersMax, type ConversationFacts } from '../prompt/conversation-state.rules.js';

/** Reads the facts about a conversation that a request to the model holds besides the messages: orders, questions, calls of tools. */
@Injectable()
export class ConversationFactsService {
  constructor(
    @Inject(TurnsService) private readonly turns: TurnsService,
    @Inject(ClosingsService) private readonly closings: ClosingsService,
    @Inject(QuestionsService) private readonly questions: QuestionsService,
  ) {}

  /**
   * Runs three statements at the same time. They are pipelined with the other queries of an answer, so that they need
   * no extra round trip.
   */
  async load(botId: BotId, conversationId: ConversationId, sql: Sql): Promise<ConversationFacts> {
    const [orders, questions, acts] = await Promise.all([
      this.closings.newest(botId, conversationId, ordersMax, sql),
      this.questions.open(botId, conversationId, sql),
      this.turns.acts(botId, conversationId, actsMax, sql),
    ]);
    return { orders, questions, acts };
  }
}
