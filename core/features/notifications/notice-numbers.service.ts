import { Inject, Injectable } from '@nestjs/common';
import type { NumberState } from '#contracts/values/notices';
import type { BotId } from '#contracts/values/ids';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { numberStateOf } from './notices.rules.js';
import * as statements from './notice-numbers.statements.js';

/**
 * Knows which notification numbers work. A number works once WhatsApp has reported that a copy was delivered to it.
 * This is needed because a mistyped number, or one without WhatsApp, is stored like any other (docs/decisions/0180).
 */
@Injectable()
export class NoticeNumbers {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @param number the bot's notification number; empty when there is none */
  async works(botId: BotId, number: string, sql: Sql = this.database): Promise<boolean> {
    return number !== '' && statements.isDelivered(sql, botId, number);
  }

  /** How far the number has been tested. */
  async state(botId: BotId, number: string): Promise<NumberState> {
    if (number === '') return 'missing';
    if (await statements.isDelivered(this.database, botId, number)) return 'works';
    return numberStateOf(await statements.findLatestCopy(this.database, botId, number));
  }

  /** Records receipts of delivered messages that are not part of a chat. These messages may be copies of notices. */
  async recordDelivered(tx: Tx, receipts: readonly statements.CopyReceipt[]): Promise<void> {
    if (receipts.length > 0) await statements.noteDelivered(tx, receipts);
  }

  /** For the transaction that deletes an account. */
  async erase(tx: Tx, botId: BotId): Promise<void> {
    await statements.eraseNumber(tx, botId);
  }
}
