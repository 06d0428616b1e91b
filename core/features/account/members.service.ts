import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AccountId, BotId, type PersonId } from '#contracts/values/ids';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { AccountGoneError } from './account.errors.js';
import * as statements from './members.statements.js';
import type { BotScope, ErasedScope, FirstIds, Member, OwnedAccount, TokenScope } from './members.types.js';

const rememberedBots = 50_000;

/**
 * Maps persons, accounts and bots to each other. The only place that converts one of the three ids into
 * another.
 */
@Injectable()
export class Members {
  /** A bot never changes its account, so an entry never becomes wrong. */
  private readonly accounts = new LRUCache<BotId, AccountId>({ max: rememberedBots });

  constructor(@Inject(Database) private readonly database: Database) {}

  /** Creates the first account of a person, with its first bot. Both have the id of the person (docs/decisions/0154). */
  async openFirst(tx: Tx, personId: PersonId): Promise<FirstIds> {
    const ids = { personId, accountId: AccountId.parse(personId), botId: BotId.parse(personId) };
    await statements.open(tx, personId, ids.accountId, ids.botId);
    return ids;
  }

  /**
   * The scope of a token of this person: the named bot, else the first bot of the person's first account.
   * Null when the person is deleted.
   */
  tokenScope(personId: PersonId, botId: BotId | undefined, sql: Sql = this.database): Promise<TokenScope | null> {
    return botId === undefined ? statements.firstScope(sql, personId) : statements.scopeInBot(sql, personId, botId);
  }

  /**
   * Every bot of the person's accounts, with the person's role in the account. The first one is the bot that {@link
   * tokenScope} returns when no bot is named.
   */
  scopesOf(personId: PersonId, sql: Sql = this.database): Promise<BotScope[]> {
    return statements.findScopes(sql, personId);
  }

  /** Accounts of which every owner has been deleted. */
  erasedScopes(days: number): Promise<ErasedScope[]> {
    return statements.erasedScopes(this.database, days);
  }

  /** The account of a bot; null when the bot was deleted with its account. Reads the database once per bot and process. */
  async findAccountOf(botId: BotId, sql: Sql = this.database): Promise<AccountId | null> {
    return (await this.accountsOf([botId], sql)).get(botId) ?? null;
  }

  /** The account of a bot. @throws AccountGoneError when the bot was deleted with its account. */
  async accountOf(botId: BotId, sql: Sql = this.database): Promise<AccountId> {
    const accountId = await this.findAccountOf(botId, sql);
    if (accountId === null) throw new AccountGoneError();
    return accountId;
  }

  /** The accounts of these bots. Deleted bots are left out. */
  async accountsOf(botIds: readonly BotId[], sql: Sql = this.database): Promise<ReadonlyMap<BotId, AccountId>> {
    const unknown = botIds.filter((botId) => !this.accounts.has(botId));
    const read = unknown.length === 0 ? [] : await statements.findBots(sql, unknown);
    for (const { botId, accountId } of read) this.accounts.set(botId, accountId);
    const found = new Map(read.map(({ botId, accountId }) => [botId, accountId]));
    for (const botId of botIds) {
      const accountId = this.accounts.get(botId);
      if (accountId !== undefined) found.set(botId, accountId);
    }
    return found;
  }

  /** The bots of an account, the first one first. Empty when the account was deleted. */
  botsOf(accountId: AccountId, sql: Sql = this.database): Promise<BotId[]> {
    return statements.findBotsOf(sql, accountId);
  }

  /** The first bot of an account. @throws AccountGoneError when the account was deleted. */
  async firstBotOf(accountId: AccountId, sql: Sql = this.database): Promise<BotId> {
    const [first] = await this.botsOf(accountId, sql);
    if (!first) throw new AccountGoneError();
    return first;
  }

  /** The persons of an account whose login exists, with their roles, the first one first. */
  membersOf(accountId: AccountId, sql: Sql = this.database): Promise<Member[]> {
    return statements.findMembers(sql, accountId);
  }

  /** The persons who own an account and whose login exists, the first one first. */
  ownersOf(accountId: AccountId, sql: Sql = this.database): Promise<PersonId[]> {
    return statements.findPersons(sql, accountId, ['owner']);
  }

  /** The accounts that a person owns, the first one first. */
  ownedBy(personId: PersonId, sql: Sql = this.database): Promise<AccountId[]> {
    return statements.findOwned(sql, personId);
  }

  /** The accounts whose only owners are these persons, with their bots. They are deleted together with the persons. */
  ownedOnlyBy(personIds: readonly PersonId[], sql: Sql = this.database): Promise<OwnedAccount[]> {
    return statements.findOwnedOnlyBy(sql, personIds);
  }

  /**
   * Keeps the ids that belong to an account, or to a bot of an account, that has at least one person whose login
   * exists.
   */
  async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await statements.findExisting(this.database, ids));
  }
}
