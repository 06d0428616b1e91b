import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { AppError } from '../../platform/errors/app-error.js';
import { BlacklistRepository } from './blacklist.repository.js';
import { personOfKey } from './blacklist.rules.js';
import { addPerson, tiePeople } from './blacklist.statements.js';
import type { Person } from './blacklist.types.js';

export { excludedPart } from './blacklist.statements.js';
export { personOfKey } from './blacklist.rules.js';

/** Far more entries than a shop has regular contacts; the limit keeps one owner from filling the table. */
const peopleMax = 10_000;

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [{ table: 'blacklist', scope: 'bot_id', order: 'created_at' }];

/**
 * People who get no AI replies, named by number, privacy id (LID) or username. Nothing is cached: an entry
 * takes effect at once, even for a reply that is being generated. An entry refers to the person, not to the
 * identifier: a username is linked to the LID as soon as its holder is known, and the entry stays valid when
 * that person changes the username. Which identifiers belong to one person is stored in the contacts; the
 * owner-facing part of the list is `ExcludedPeople` in the conversations feature, which has that information.
 */
@Injectable()
export class BlacklistService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(BlacklistRepository) private readonly people: BlacklistRepository,
  ) {}

  /** Newest first. */
  entries(botId: BotId): Promise<Person[]> {
    return this.people.list(this.database, botId);
  }

  /** Adding a person twice is not an error. @throws AppError when the list is full */
  async exclude(tx: Tx, botId: BotId, person: Person): Promise<void> {
    if ((await this.people.count(tx, botId)) >= peopleMax) throw new AppError('blacklist_full');
    await addPerson(tx, botId, person);
  }

  /**
   * Removing a person who is not in the list is not an error: the result is the same.
   * @param known the person's other known identifiers
   */
  async remove(botId: BotId, person: Person, known: readonly Person[]): Promise<void> {
    await this.people.remove(this.database, botId, person, known);
  }

  /** Links entries to the LID that WhatsApp reports for a number or username. */
  async tie(sql: Sql, botId: BotId, people: readonly (Person & { readonly lid: string })[]): Promise<void> {
    if (people.length > 0) await tiePeople(sql, botId, people);
  }

  /** Like {@link tie}, for an entry in the form that the owner typed. */
  async tieTyped(botId: BotId, key: string, lid: string): Promise<void> {
    await this.tie(this.database, botId, [{ ...personOfKey(key), lid }]);
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(botId: BotId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, botId, rows);
  }
}
