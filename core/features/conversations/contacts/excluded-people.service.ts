import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Database } from '../../../platform/database/database.js';
import { Wakes } from '../../../platform/wake/wakes.js';
import { BlacklistService, personOfKey } from '../../blacklist/blacklist.service.js';
import { findByLids, findKnownAs, lockContacts } from './contacts.statements.js';
import { presentExcluded, type Excluded } from './excluded-people.rules.js';

/**
 * The blacklist as its owner sees it. An entry refers to a person; the contacts supply that person's other
 * addresses and names.
 */
@Injectable()
export class ExcludedPeople {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(BlacklistService) private readonly blacklist: BlacklistService,
    @Inject(Wakes) private readonly wakes: Wakes,
  ) {}

  /** Newest first. */
  async list(botId: BotId): Promise<Excluded[]> {
    const entries = await this.blacklist.entries(botId);
    const lids = entries.flatMap(({ lid }) => (lid === null ? [] : [lid]));
    const contacts = new Map((await findByLids(this.database, botId, lids)).map((contact) => [contact.lid, contact]));
    return entries.map((entry) => presentExcluded(entry, (entry.lid !== null && contacts.get(entry.lid)) || null));
  }

  /**
   * Adds a person to the blacklist. Adding the same person twice is not an error. A username is tied to the privacy
   * id of the contact that has it now, if there is such a contact.
   * @param key `628…`, `lid:…` or `@username`
   */
  async exclude(botId: BotId, key: string): Promise<void> {
    const person = personOfKey(key);
    const known = await this.database.transaction(async (tx) => {
      // The lock orders this call and the creation of a contact: either the new contact is visible here, or its
      // creation ties the entry.
      await lockContacts(tx, botId);
      const contacts = await findKnownAs(tx, botId, person);
      const named = person.username === null ? undefined : contacts[0];
      await this.blacklist.exclude(tx, botId, { ...person, lid: person.lid ?? named?.lid ?? null });
      return contacts;
    });
    // Interrupts a message that the bot is typing to this person, whichever address the chat has.
    if (known.length === 0) this.wakes.send({ kind: 'outbox', botId });
    for (const { jid } of known) this.wakes.send({ kind: 'outbox', botId, about: jid });
  }

  /** Removing a person who is not in the list is not an error. */
  async remove(botId: BotId, key: string): Promise<void> {
    const person = personOfKey(key);
    await this.blacklist.remove(botId, person, await findKnownAs(this.database, botId, person));
  }
}
