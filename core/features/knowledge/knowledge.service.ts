import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { AccountId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { newId } from '../../platform/crypto/ids.js';
import { briefOf, type Brief } from '../../platform/search/brief.rules.js';
import { answersPlan } from '../../platform/search/search-plan.rules.js';
import { Database, type Sql } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { AppError } from '../../platform/errors/app-error.js';
import { rankedAnswers } from './answer-search.rules.js';
import { KnownAnswer } from './known-answer.entity.js';
import * as statements from './knowledge.statements.js';
import { answerLine } from './knowledge.texts.js';
import type { OwnAnswer, QuestionOrigin } from './knowledge.types.js';

/** Maximum number of answers that each request to the model contains in full. */
const briefMax = 40;

export type { OwnAnswer } from './knowledge.types.js';

type NewAnswer = Pick<OwnAnswer, 'question' | 'answer'> & Partial<Pick<OwnAnswer, 'origin'>>;

/** A request for one page of the list: `after` is the `next` of the previous page. */
export interface AnswersRequest {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  readonly q?: string | undefined;
}

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [{ table: 'knowledge', scope: 'account_id', order: 'id' }];

/** Questions that leads ask, with their owner's answers. A change takes effect with the bot's next answer. */
@Injectable()
export class KnowledgeService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @InjectRepository(KnownAnswer) private readonly answers: Repository<KnownAnswer>,
  ) {}

  /** One page, newest first, and the total number of matches. */
  async list(accountId: AccountId, { limit = limits.pageSize, after = '', q = '' }: AnswersRequest) {
    const part = q.trim().toLowerCase();
    const [found, total] = await this.database.pipelined((sql) =>
      Promise.all([
        statements.findPage(sql, accountId, { after: isUuid(after) ? after : null, part, limit: limit + 1 }),
        statements.countAll(sql, accountId, part),
      ]),
    );
    const answers = found.slice(0, limit);
    return { answers, next: found.length > limit ? answers.at(-1)!.id : null, total };
  }

  /** @throws AppError when the list is full */
  async create(accountId: AccountId, { question, answer, origin = 'owner' }: NewAnswer, sql: Sql = this.database): Promise<OwnAnswer> {
    if ((await statements.countAll(sql, accountId)) >= limits.knowledgeMax) throw new AppError('knowledge_full');
    const id = newId();
    await sql.of(this.answers).insert({ id, accountId, question, answer, origin });
    return { id, question, answer, origin };
  }

  /**
   * Changes an answer. Its origin becomes the owner, also when the question had another origin before.
   * @throws AppError when the answer does not exist
   */
  async update(accountId: AccountId, id: string, { question, answer }: NewAnswer): Promise<OwnAnswer> {
    const origin: QuestionOrigin = 'owner';
    const change = { question, answer, origin, updatedAt: () => 'now()' };
    const { affected } = isUuid(id) ? await this.answers.update({ accountId, id }, change) : { affected: 0 };
    if (affected !== 1) throw new AppError('answer_unknown');
    return { id, question, answer, origin };
  }

  /** @throws AppError when it does not exist */
  async remove(accountId: AccountId, id: string): Promise<void> {
    const { affected } = isUuid(id) ? await this.answers.delete({ accountId, id }) : { affected: 0 };
    if (affected !== 1) throw new AppError('answer_unknown');
  }

  /**
   * All answers, or none when there are too many for every request to the model. One statement, which runs as part of
   * another read.
   */
  async brief(accountId: AccountId, sql: Sql = this.database): Promise<Brief<OwnAnswer>> {
    return briefOf(await statements.findNewest(sql, accountId, briefMax + 1), briefMax, (one) => answerLine(one).length);
  }

  /**
   * The answers that match a text best, by their words and by their topics. A rare word has more weight than a common
   * one. One statement.
   */
  async search(accountId: AccountId, text: string, limit: number): Promise<OwnAnswer[]> {
    const { words, query } = answersPlan(text);
    if (query === '') return [];
    const found = await statements.search(this.database, accountId, { words, query, limit: limits.knowledgeMax });
    const best = rankedAnswers(found, text, limit);
    // When the ranking finds nothing, the order of the database is used. The database also matches forms of a word
    // that the ranking does not recognise.
    return best.total > 0 || best.isElsewhere ? [...best.rows] : found.slice(0, limit);
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(accountId: AccountId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, accountId, rows);
  }
}
