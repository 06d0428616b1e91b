import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Database } from '../../../platform/database/database.js';
import { pickQuestions } from './questions.rules.js';
import { findLeadTexts } from './questions.statements.js';

/** What leads really ask. */
@Injectable()
export class LeadQuestions {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The last questions of an owner's leads, newest first, each once. */
  async recent(ownerId: BotId, count: number): Promise<string[]> {
    return pickQuestions(await findLeadTexts(this.database, ownerId), count);
  }
}
