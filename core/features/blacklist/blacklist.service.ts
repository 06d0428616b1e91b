import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { Database, type Sql } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import * as repository from './blacklist.repository.js';
import { personOfKey, presentExcluded } from './blacklist.rules.js';
import type { Excluded, Person } from './blacklist.types.js';

export { excludedPart } from './blacklist.repository.js';

/** Far more than a shop has regulars; keeps one owner from filling the table. */
const peopleMax = 10_000;

/**
 * People who get no AI text, named by number, privacy id or username. Nothing is cached: an entry holds at once, also for an answer
 * that is just being made. It means the person, not the word: a username is tied to the privacy id as soon as it is known whose it is,
 * and holds when that person takes another one.
 */
@Injectable()
export class BlacklistService {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Newest first. */
  async list(ownerId: OwnerId): Promise<Excluded[]> {
    const rows = await repository.listPeople(this.database, ownerId);
    return rows.map((row) =>
      presentExcluded(row, row.name === null ? null : { name: row.name, pn: row.contact_pn, username: row.contact_username }),
    );
  }

  /** Adding somebody twice is no error. @param key `628…`, `lid:…` or `@username` */
  async exclude(ownerId: OwnerId, key: string): Promise<void> {
    if ((await repository.countPeople(this.database, ownerId)) >= peopleMax) {
      throw new AppError('blacklist_full');
    }
    await repository.addPerson(this.database, ownerId, personOfKey(key));
  }

  /** Removing somebody who is not in the list is no error: they are gone either way. */
  async remove(ownerId: OwnerId, key: string): Promise<void> {
    await repository.removePerson(this.database, ownerId, personOfKey(key));
  }

  /** WhatsApp tells whose a number or a username is. */
  async tie(sql: Sql, ownerId: OwnerId, people: readonly (Person & { readonly lid: string })[]): Promise<void> {
    if (people.length > 0) await repository.tiePeople(sql, ownerId, people);
  }

  /** The same, for an entry as it was typed. */
  async tieTyped(ownerId: OwnerId, key: string, lid: string): Promise<void> {
    await this.tie(this.database, ownerId, [{ ...personOfKey(key), lid }]);
  }
}
