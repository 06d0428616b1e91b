import { cutText } from '#contracts/values/texts';
import { Inject, Injectable } from '@nestjs/common';
import type { QuestionAnswer } from '#contracts/http/chat/questions';
import type { FactsOf } from '#contracts/events/catalogue';
import type { AccountId, BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Members } from '../account/members.service.js';
import { EventsService } from '../events/events.service.js';
import { NeedsService } from '../conversations/state/needs.service.js';
import { IdleConversationsService } from '../conversations/messages/idle/idle-conversations.service.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { isAsked, keptAnswer } from './questions.rules.js';
import * as statements from './questions.statements.js';
import type { AskedQuestion, OpenQuestion } from './questions.statements.js';

export type { AskedQuestion, OpenQuestion } from './questions.statements.js';

/** A question of an answer. */
export interface NewQuestion extends AskedQuestion {
  /** Set when the owner gets only these words: without a subject ("gimana kak?"), they only repeat a question. */
  readonly mayRepeat?: true;
}

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [{ table: 'owner_questions', scope: 'bot_id' }];

/** The bot that asks, and the account that pays for it. */
interface Asker {
  readonly accountId: AccountId;
  readonly botId: BotId;
}

/** The turn whose answer asks. */
type AskedIn = Asker & { readonly conversationId: ConversationId } & Pick<FactsOf<'question.asked'>, 'turn' | 'lead'>;

interface Ended extends AskedQuestion {
  readonly conversationId: ConversationId;
}

/**
 * Questions that the bot asks its owner while it continues to answer. A question is open as long as its
 * conversation needs the owner. It ends when the owner writes in the conversation, or marks it as done. The
 * owner's answer is sent as a bubble of the bot, and like any bubble it is stored before it is sent. It
 * does not change who writes in the conversation (no takeover).
 */
@Injectable()
export class QuestionsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(IdleConversationsService) private readonly idleConversations: IdleConversationsService,
    @Inject(KnowledgeService) private readonly knowledge: KnowledgeService,
  ) {}

  /**
   * Runs in the transaction that claims the answer that asks. That claim has already marked the conversation
   * as needing the owner, and locked it. A question that is already open is neither stored nor told again.
   * @param told the text that the owner reads about it
   */
  async ask(tx: Tx, of: AskedIn, asked: readonly NewQuestion[], told: readonly string[]): Promise<void> {
    const { accountId, botId, conversationId, turn, lead } = of;
    const open = (await this.open(botId, conversationId, tx)).map(({ question }) => question);
    const fresh = asked
      .map((one) => ({ ...one, question: cutText(one.question, limits.questionMaxChars) }))
      .filter(
        ({ question, mayRepeat }, at, all) => !isAsked(question, [...open, ...all.slice(0, at).map((one) => one.question)], mayRepeat),
      );
    // the part that was left out of the answer may be shown beside the stored questions
    if (fresh.length === 0 && told.length <= asked.length) return;
    await statements.insertQuestions(tx, { botId, conversationId }, fresh, this.clock.now());
    await this.events.append(tx, {
      ...{ accountId, botId, conversationId },
      kind: 'question.asked',
      facts: { lead, turn, questions: [...told] },
    });
  }

  /** The bot's questions in a time span (its end excluded), open or answered, newest first; at most `limit`. */
  asked(botId: BotId, { since, until }: { readonly since: Date; readonly until: Date }, limit: number): Promise<string[]> {
    return statements.findAsked(this.database, botId, since, until, limit);
  }

  /** The open questions of a conversation, oldest first. */
  open(botId: BotId, conversationId: ConversationId, sql: Sql = this.database): Promise<OpenQuestion[]> {
    return statements.findOpen(sql, botId, conversationId);
  }

  /**
   * Lets the bot send the answer to the lead, and saves it as knowledge when requested, in one transaction. Never saves the
   * question as the lead wrote it: without a confirmed text, a proposal is saved.
   * @throws AppError when the question is not open any more, or the knowledge list is full
   */
  async answer(botId: BotId, id: string, { answer, keep, kept }: QuestionAnswer): Promise<void> {
    await this.database.transaction(async (tx) => {
      const accountId = await this.members.accountOf(botId, tx);
      const { conversationId, ...asked } = await this.end(tx, { accountId, botId }, id, answer);
      if (keep) await this.knowledge.create(accountId, keptAnswer(asked, answer, kept), tx);
      await this.idleConversations.say(tx, botId, conversationId, { body: answer, speech: 'owners-words' });
    });
  }

  /** Closes a question without an answer. @throws AppError when it is not open any more */
  async dismiss(botId: BotId, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.end(tx, { accountId: await this.members.accountOf(botId, tx), botId }, id, null);
    });
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(botId: BotId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, botId, rows);
  }

  /** Lock order: conversation, then question. A merge of two conversations uses the same order (avoids deadlocks). */
  private async end(tx: Tx, { accountId, botId }: Asker, id: string, answer: string | null): Promise<Ended> {
    if (!isUuid(id)) throw new AppError('question_unknown');
    for (;;) {
      const conversationId = await statements.findConversation(tx, botId, id);
      if (!conversationId) throw new AppError('question_unknown');
      // the conversation was merged into another one while we waited for the lock: the question belongs to that one now
      if (!(await this.needs.lock(tx, botId, conversationId))) continue;
      const ended = await statements.endQuestion(tx, botId, id, { answer, now: this.clock.now() });
      if (!ended) throw new AppError('question_ended');
      if (ended.left === 0) await this.needs.endQuestion(tx, botId, conversationId);
      const facts = { questionId: id, outcome: answer === null ? 'dismissed' : 'answered' } as const;
      await this.events.append(tx, { accountId, botId, conversationId, kind: 'question.ended', facts });
      return { conversationId, question: ended.question, origin: ended.origin };
    }
  }
}
