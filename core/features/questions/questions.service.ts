import { cutText } from '#contracts/values/texts';
import { Inject, Injectable } from '@nestjs/common';
import type { QuestionAnswer } from '#contracts/http/chat/questions';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Members } from '../account/members.service.js';
import { NeedsService } from '../conversations/state/needs.service.js';
import { IdleConversationsService } from '../conversations/messages/idle/idle-conversations.service.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import * as statements from './questions.statements.js';
import type { OpenQuestion } from './questions.statements.js';

export type { OpenQuestion } from './questions.statements.js';

/** Tables whose rows go with a deleted account, a slice at a time. */
const slicedTables: readonly SlicedTable[] = [{ table: 'owner_questions', scope: 'bot_id' }];

/**
 * Questions that the bot asks its owner while it goes on answering. A question is open as long as its
 * conversation needs the owner: it ends when the owner writes in the conversation, or marks it as done. The
 * owner's answer is sent as a bubble of the bot, stored before it is sent like any other. It does not change
 * who writes in the conversation (no takeover).
 */
@Injectable()
export class QuestionsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(IdleConversationsService) private readonly idleConversations: IdleConversationsService,
    @Inject(KnowledgeService) private readonly knowledge: KnowledgeService,
  ) {}

  /**
   * Runs in the transaction that claims the answer that asks. That claim has already marked the conversation
   * as needing the owner.
   */
  async ask(tx: Tx, botId: BotId, conversationId: ConversationId, asked: readonly string[]): Promise<void> {
    await statements.insertQuestions(
      tx,
      { botId, conversationId },
      asked.map((one) => cutText(one, limits.questionMaxChars)),
      this.clock.now(),
    );
  }

  /** The open questions of a conversation, oldest first. */
  open(botId: BotId, conversationId: ConversationId): Promise<OpenQuestion[]> {
    return statements.findOpen(this.database, botId, conversationId);
  }

  /**
   * Lets the bot send the answer to the lead, and saves it as knowledge when requested, in one transaction.
   * @throws AppError when the question is not open any more, or the knowledge list is full
   */
  async answer(botId: BotId, id: string, { answer, keep }: QuestionAnswer): Promise<void> {
    const { conversationId, said } = await this.database.transaction(async (tx) => {
      const ended = await this.end(tx, botId, id, answer);
      if (keep) await this.knowledge.create(await this.members.accountOf(botId, tx), { question: ended.question, answer }, tx);
      return {
        ...ended,
        said: await this.idleConversations.say(tx, botId, ended.conversationId, { body: answer, speech: 'owners-words' }),
      };
    });
    this.idleConversations.sendOff(botId, said);
    this.needs.announce(botId, [conversationId]);
  }

  /** Closes a question without an answer. @throws AppError when it is not open any more */
  async dismiss(botId: BotId, id: string): Promise<void> {
    const { conversationId } = await this.database.transaction((tx) => this.end(tx, botId, id, null));
    this.needs.announce(botId, [conversationId]);
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(botId: BotId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, botId, rows);
  }

  private async end(tx: Tx, botId: BotId, id: string, answer: string | null): Promise<statements.EndedQuestion> {
    if (!isUuid(id)) throw new AppError('question_unknown');
    const ended = await statements.endQuestion(tx, botId, id, { answer, now: this.clock.now() });
    if (!ended) throw new AppError((await statements.exists(tx, botId, id)) ? 'question_ended' : 'question_unknown');
    if (ended.left === 0) await this.needs.endQuestion(tx, botId, ended.conversationId);
    return ended;
  }
}
