import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { BlacklistRepository } from './blacklist.repository.js';
import { personOfKey } from './blacklist.rules.js';
import { addPerson, tiePeople } from './blacklist.statements.js';
import type { Person } from './blacklist.types.js';

export { excludedPart } from './blacklist.statements.js';
export { personOfKey } from './blacklist.rules.js';

/** Far more than a shop has regulars; keeps one owner from filling the table. */
const peopleMax = 10_000;

/**
 * People who get no AI text, named by number, privacy id or username. Nothing is cached: an entry holds at once, also for an answer
 * that is just being made. It means the person, not the word: a username is tied to the privacy id as soon as it is known whose it is,
 * and holds when that person takes another one. Who is known under which names stands in the contacts: the owner's side of the list is
 * `ExcludedPeople` of the conversations, which tell what they know.
 */
@Injectable()
export class BlacklistService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(BlacklistRepository) private readonly people: BlacklistRepository,
  ) {}

  /** Newest first. */
  entries(ownerId: BotId): Promise<Person[]> {
    return this.people.list(this.database, ownerId);
  }

  /** Adding somebody twice is no error. @throws AppError when the list is full */
  async exclude(tx: Tx, ownerId: BotId, person: Person): Promise<void> {
    if ((await this.people.count(tx, ownerId)) >= peopleMax) throw new AppError('blacklist_full');
    await addPerson(tx, ownerId, person);
  }

  /**
   * Removing somebody who is not in the list is no error: they are gone either way.
   * @param known by what else that person is known
   */
  async remove(ownerId: BotId, person: Person, known: readonly Person[]): Promise<void> {
    await this.people.remove(this.database, ownerId, person, known);
  }

  /** WhatsApp tells whose a number or a username is. */
  async tie(sql: Sql, ownerId: BotId, people: readonly (Person & { readonly lid: string })[]): Promise<void> {
    if (people.length > 0) await tiePeople(sql, ownerId, people);
  }

  /** The same, for an entry as it was typed. */
  async tieTyped(ownerId: BotId, key: string, lid: string): Promise<void> {
    await this.tie(this.database, ownerId, [{ ...personOfKey(key), lid }]);
  }

  /** For the transaction that deletes an account. */
  async erase(tx: Tx, ownerId: BotId): Promise<void> {
    await this.people.erase(tx, ownerId);
  }
}
