import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId } from '#contracts/values/ids';
import { formatPhone } from '#contracts/values/people/phone';
import { Storage } from '../../../outside/storage/storage.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Members } from '../../account/members.service.js';
import { ActivityLogService } from '../../activity-log/activity-log.service.js';
import { BlacklistService } from '../../blacklist/blacklist.service.js';
import { EventsService } from '../../events/events.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { StorageUseService } from '../../storage-use/storage-use.service.js';
import { findContacts, lockContacts } from '../contacts/contacts.statements.js';
import { ContactUnknownError } from '../conversations.errors.js';
import { addressOfRoute } from '../conversations.rules.js';
import type { KnownContact } from '../contacts/identity.rules.js';
import { keyOfChatFile, keyOfThumbnail } from '../files/chat-files.statements.js';
import * as statements from './contact-erasure.statements.js';

const messagesAtOnce = 500;

type ErasureFollower = (tx: Tx, accountId: AccountId) => Promise<void>;

/**
 * Erases a lead completely, because leads may request this from the owner: chat, files, memory, questions, follow-ups,
 * closings, notices, the blacklist entry and the lines of the bot's log. The runbook lists what remains. A lead who
 * writes again is treated as new.
 */
@Injectable()
export class ContactErasure {
  private readonly followers: ErasureFollower[] = [];

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(StorageUseService) private readonly use: StorageUseService,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(BlacklistService) private readonly blacklist: BlacklistService,
    @Inject(ActivityLogService) private readonly activity: ActivityLogService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Registers a function that is called in the transaction that erases a lead of the account. */
  whenErased(follow: ErasureFollower): void {
    this.followers.push(follow);
  }

  /**
   * Erases a lead. After an error, it may be called again and continues with the remaining data. @throws
   * ContactUnknownError
   */
  async erase(botId: BotId, phoneNumber: string): Promise<void> {
    const address = addressOfRoute(phoneNumber);
    const [known] = address ? await findContacts(this.database, botId, [address]) : [];
    if (!known) throw new ContactUnknownError();
    const accountId = await this.members.accountOf(botId);
    // long threads are deleted in batches, so that no statement locks many rows for long
    while ((await this.eraseMessages(botId, accountId, known)) > 0);
    const person = await this.database.transaction(async (tx) => {
      await lockContacts(tx, botId);
      const erased = await statements.deleteContact(tx, botId, known.contactId);
      await this.notifications.forget(tx, accountId, known.conversationId);
      await this.events.forget(tx, accountId, known.conversationId);
      await statements.forgetPhoneTexts(tx, botId, known.conversationId);
      for (const follow of this.followers) await follow(tx, accountId);
      return erased;
    });
    if (person) {
      await this.blacklist.remove(botId, person, [person]);
      await this.activity.forget(botId, known.conversationId, numbersOf(person));
    }
    this.log.info({ event: 'contact.erased', botId, conversationId: known.conversationId });
  }

  /** @returns how many messages were deleted */
  private async eraseMessages(botId: BotId, accountId: AccountId, { conversationId }: KnownContact): Promise<number> {
    const slices: statements.ErasedSlice[] = [];
    await this.database.transaction((tx) =>
      this.use.change(tx, accountId, async () => {
        const slice = await statements.deleteMessages(tx, botId, conversationId, messagesAtOnce);
        slices.push(slice);
        return -slice.bytes;
      }),
    );
    const { messages, withMedia } = slices[0]!;
    const keys = withMedia.flatMap((id) => [keyOfChatFile(botId, id), keyOfThumbnail(botId, id)]);
    // files without rows are removed by the daily sweep over stored files
    if (keys.length > 0)
      await this.storage
        .remove(keys)
        .catch((error: unknown) => this.log.warn({ event: 'contact.files-kept', botId, conversationId, ...errorFields(error) }));
    return messages;
  }
}

/**
 * The numbers and the username of a person, in the forms in which log lines may contain them. Used for log lines that
 * belong to no chat.
 */
function numbersOf({ pn, formerPn, username }: statements.ErasedPerson): string[] {
  const numbers = [pn, formerPn].filter((one) => one !== null);
  return [...numbers.flatMap((one) => [one, formatPhone(one)]), ...(username === null ? [] : [`@${username}`])];
}
