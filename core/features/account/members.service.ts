import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { AccountGoneError } from './account.errors.js';
import * as statements from './members.statements.js';
import type { TokenScope } from './members.types.js';

/** Maximum number of bots whose account is remembered by a process. */
const rememberedMax = 50_000;

/**
 * Which persons belong to which account, and which bots: the only place that goes from one of the three ids to another. A bot never changes its
 * account, so a process asks for it once.
 */
@Injectable()
export class Members {
  private readonly accounts = new Map<BotId, AccountId>();

  constructor(@Inject(Database) private readonly database: Database) {}

  /** Creates an account with its owner and its first bot. */
  open(tx: Tx, personId: PersonId, accountId: AccountId, botId: BotId): Promise<void> {
    return statements.open(tx, personId, accountId, botId);
  }

  /** What a token of this person opens; null when the person is gone. */
  tokenScope(personId: PersonId, sql: Sql = this.database): Promise<TokenScope | null> {
    return statements.tokenScope(sql, personId);
  }

  /** @throws AccountGoneError when the bot is gone. */
  async accountOf(botId: BotId, sql: Sql = this.database): Promise<AccountId> {
    const accountId = (await this.accountsOf([botId], sql)).get(botId);
    if (!accountId) throw new AccountGoneError();
    return accountId;
  }

  /** The accounts of these bots. A bot that is gone is missing. */
  async accountsOf(botIds: readonly BotId[], sql: Sql = this.database): Promise<ReadonlyMap<BotId, AccountId>> {
    const unknown = [...new Set(botIds)].filter((id) => !this.accounts.has(id));
    const read = unknown.length > 0 ? await statements.accountsOf(sql, unknown) : [];
    const found = new Map(read.map(({ botId, accountId }) => [botId, accountId]));
    for (const id of botIds) if (!found.has(id) && this.accounts.has(id)) found.set(id, this.accounts.get(id)!);
    if (this.accounts.size + read.length > rememberedMax) this.accounts.clear();
    for (const { botId, accountId } of read) this.accounts.set(botId, accountId);
    return found;
  }

  /** The bots of an account, the first one first. */
  botsOf(accountId: AccountId, sql: Sql = this.database): Promise<BotId[]> {
    return statements.botsOf(sql, accountId);
  }

  /** The persons who own an account, the first one first. */
  ownersOf(accountId: AccountId, sql: Sql = this.database): Promise<PersonId[]> {
    return statements.ownersOf(sql, accountId);
  }
}
