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

/** A question that an answer of the bot leaves to the owner. */
export interface NewQuestion extends AskedQuestion {
  /**
   * Set when the owner gets nothing but this text. Without a subject ("gimana kak?"), the text only repeats an
   * earlier question.
   */
  readonly mayRepeat?: true;
}

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [{ table: 'owner_questions', scope: 'bot_id' }];

/** The bot that asks, and the account that pays for it. */
interface Asker {
  readonly accountId: AccountId;
  readonly botId: BotId;
}

/** The turn whose answer leaves questions to the owner. */
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
   * Stores the questions of an answer, and announces them to the owner. Runs in the transaction that claims the
   * answer. The claim has already locked the conversation and marked it as needing the owner. A question that is open
   * already is neither stored nor announced again.
   * @param told the texts that the owner reads about the questions
   */
  async ask(tx: Tx, of: AskedIn, asked: readonly NewQuestion[], told: readonly string[]): Promise<void> {
    const { accountId, botId, conversationId, turn, lead } = of;
    const open = (await this.open(botId, conversationId, tx)).map(({ question }) => question);
    const fresh = asked
      .map((one) => ({ ...one, question: cutText(one.question, limits.questionMaxChars) }))
      .filter(
        ({ question, mayRepeat }, at, all) => !isAsked(question, [...open, ...all.slice(0, at).map((one) => one.question)], mayRepeat),
      );
    // the owner may also be shown what was left out of the answer, besides the stored questions
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
   * Lets the bot send the answer to the lead. When requested, it also saves the answer as knowledge, in the same
   * transaction. The question is never saved as the lead wrote it: when the owner has confirmed no text, a proposal
   * is saved.
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
      // while this call waited for the lock, the conversation was merged into another one, which the question now
      // belongs to
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
