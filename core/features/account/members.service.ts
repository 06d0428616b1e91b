import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import * as statements from './members.statements.js';
import type { ErasedScope, TokenScope } from './members.types.js';

/** Which persons belong to which account, and which bots: the only place that goes from one of the three ids to another. */
@Injectable()
export class Members {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Creates an account with its owner and its first bot. */
  open(tx: Tx, personId: PersonId, accountId: AccountId, botId: BotId): Promise<void> {
    return statements.open(tx, personId, accountId, botId);
  }

  /** What a token of this person opens; null when the person is gone. */
  tokenScope(personId: PersonId, sql: Sql = this.database): Promise<TokenScope | null> {
    return statements.tokenScope(sql, personId);
  }

  /** Accounts of which every owner has been deleted. */
  erasedScopes(days: number): Promise<ErasedScope[]> {
    return statements.erasedScopes(this.database, days);
  }
}
