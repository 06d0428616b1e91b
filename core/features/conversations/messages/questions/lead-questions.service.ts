import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Database } from '../../../../platform/database/database.js';
import { pickQuestions } from './questions.rules.js';
import { findLeadTexts } from './questions.statements.js';

/** Questions that leads have asked in chats. */
@Injectable()
export class LeadQuestions {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The last questions of an owner's leads, newest first, without duplicates. */
  async recent(botId: BotId, count: number): Promise<string[]> {
    return pickQuestions(await findLeadTexts(this.database, botId), count);
  }
}
