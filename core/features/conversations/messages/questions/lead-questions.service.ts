import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Database } from '../../../../platform/database/database.js';
import { pickQuestions } from './questions.rules.js';
import { findLeadTexts } from './questions.statements.js';

/** The questions that leads actually ask. */
@Injectable()
export class LeadQuestions {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The last questions of an owner's leads, newest first, without duplicates. */
  async recent(botId: BotId, count: number): Promise<string[]> {
    return pickQuestions(await findLeadTexts(this.database, botId), count);
  }
}
