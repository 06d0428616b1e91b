import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { AccountId, BotId, ConversationId, LoginSessionId, NoticeId, PersonId } from '#contracts/values/ids';
import { memberNote } from '#contracts/values/people/notice-notes';
import type { NoticeKind } from '#contracts/values/notices';
import { may } from '#contracts/values/people/permissions';
import { retention } from '#contracts/values/retention';
import type { NoticeSettings } from '#contracts/http/account/notices';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Panel } from '../../platform/panel/panel.js';
import { Wakes } from '../../platform/wake/wakes.js';
import { AccountService } from '../account/account.service.js';
import { Members } from '../account/members.service.js';
import type { Member } from '../account/members.types.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { MailsService } from '../mails/mails.service.js';
import { noticeMail } from '../mails/mails.texts.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { BellService } from './bell.service.js';
import {
  deleteOfConversation,
  deleteOlder,
  findAboutNeeds,
  findLastRaised,
  settleEndings,
  settleKinds,
  settleKindsOfBot,
  settleNotices,
} from './bell.statements.js';
import { allSwitches, isMailedAlone, levelOf, linkText, pathOfNotice, severityOf, waysOf, type NoticeSwitch } from './notices.rules.js';
import { NoticeNumbers } from './notice-numbers.service.js';
import { forgetFailed, noteRecipient } from './notice-numbers.statements.js';
import { plainWords } from './owner-text.rules.js';
import { NotificationsRepository } from './notifications.repository.js';
import { PushDevices } from './push/push-devices.service.js';
import { eraseSwitches, findSwitches, findSwitchesOf, setSwitch } from './switches.statements.js';

export { markedWords } from './owner-text.rules.js';

/** An event that the owner must be notified of. */
export interface Notice {
  readonly kind: NoticeKind;
  /** Identifies the event. A bot gets one notice per key, however often it is raised. */
  readonly dedupeKey: string;
  readonly title: string;
  readonly body: string;
  readonly conversationId?: ConversationId;
  /**
   * Further conversations whose leads are named in the title or the body. The notice is deleted when one of these
   * leads is erased.
   */
  readonly named?: readonly ConversationId[];
  /** The contact that the notice is about, in the form routes use. Copies of the notice link to that chat. */
  readonly contact?: string;
  /**
   * True to send the notice by mail as well, unless the owner switched mails off. Mail is a second channel for
   * notices that must arrive even when the bot is offline.
   */
  readonly mail?: boolean;
  /**
   * True to keep the notice at the top until the owner has handled it, even when notices of its kind normally do not
   * stay there.
   */
  readonly serious?: boolean;
}

/**
 * The account that a notice belongs to, and the bot that it is about. The notice is written to that bot's log, and its
 * session sends the copy.
 */
interface Subject {
  readonly accountId: AccountId;
  readonly botId: BotId;
}

/** A copy for the notification number, queued to be sent by the bot's own session. */
export interface QueuedNotice {
  readonly id: string;
  /** Phone number, digits only. */
  readonly to: string;
  /** Chosen once, so that a repeated send is the same WhatsApp message. */
  readonly waId: string;
  readonly text: string;
}

type OpenNeeds = Awaited<ReturnType<typeof findAboutNeeds>>;

const copyLifetimeMs = dayMs;
/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [{ table: 'notifications', scope: 'account_id', order: 'dedupe_key' }];

/** Notifies owners by every channel that is available and wanted: panel, log line, WhatsApp copy, mail, push to their devices. */
@Injectable()
export class NotificationsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(PushDevices) private readonly devices: PushDevices,
    @Inject(NoticeNumbers) private readonly numbers: NoticeNumbers,
    @Inject(BellService) private readonly bell: BellService,
    @Inject(Config) private readonly config: Config,
  ) {}

  /**
   * Notifies the members of an account, once per dedupe key, of an event that is about the account as a whole. The
   * account's first bot gets the log line and sends the copy.
   * @param tx transaction to join. After its commit, the notice is shown live, and its copies are sent.
   * @returns false when the owner had already been notified
   * @throws AccountGoneError when the account was deleted.
   */
  async raise(accountId: AccountId, notice: Notice, tx?: Tx): Promise<boolean> {
    return this.raiseOf({ accountId, botId: await this.members.firstBotOf(accountId, tx) }, notice, tx);
  }

  /**
   * Like {@link raise}, for an event that concerns one bot: its session sends the copy, to its notification
   * number.
   */
  async raiseForBot(botId: BotId, notice: Notice, tx?: Tx): Promise<boolean> {
    return this.raiseOf({ accountId: await this.members.accountOf(botId, tx), botId }, notice, tx);
  }

  private async raiseOf(subject: Subject, told: Notice, tx?: Tx): Promise<boolean> {
    const notice = inPlainWords(told);
    return tx ? this.store(tx, subject, notice) : this.database.transaction((own) => this.store(own, subject, notice));
  }

  /**
   * WhatsApp copies waiting for the bot's session, oldest first. Copies older than a day are useless and
   * dropped.
   */
  async queuedFor(botId: BotId): Promise<QueuedNotice[]> {
    const since = new Date(this.clock.now().getTime() - copyLifetimeMs);
    await this.notifications.dropStale(this.database, botId, since);
    const [rows, { notificationNumber: to }] = await Promise.all([
      this.notifications.queued(this.database, botId, since),
      this.prompts.loadPrompts(botId),
    ]);
    if (to === '' || rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    await noteRecipient(this.database, botId, ids, to);
    return rows.map((row) => ({
      id: row.id,
      to,
      waId: row.waId,
      text: [`*${row.title}*`, row.body, ...(row.kind === 'test' ? [] : [this.urlOf(botId, row.kind, row.contact)])].join('\n'),
    }));
  }

  /** The subset of these bots that have a copy to send: one statement for a whole host. */
  waiting(botIds: readonly BotId[]): Promise<BotId[]> {
    return this.notifications.waiting(this.database, botIds);
  }

  /** Records whether a copy was sent. Idempotent. */
  async markSent(botId: BotId, id: string, status: 'sent' | 'failed' = 'sent'): Promise<void> {
    await this.notifications.markCopy(this.database, botId, id, status);
    if (status === 'failed') await forgetFailed(this.database, botId, id);
  }

  /** Call when somebody has viewed these conversations of the bot. */
  async markSeen(botId: BotId, conversationIds: readonly ConversationId[]): Promise<void> {
    await this.bell.settleConversations(await this.members.accountOf(botId), conversationIds);
  }

  /** When the newest notice of the bot whose key begins with this text was raised; null for never. */
  lastRaisedAt(sql: Sql, botId: BotId, keys: string): Promise<Date | null> {
    return findLastRaised(sql, botId, keys);
  }

  /** Marks the serious notices of these kinds as handled, in the transaction that ends their cause. */
  async settle(tx: Tx, accountId: AccountId, kinds: readonly NoticeKind[]): Promise<void> {
    const ended = await settleKinds(tx, accountId, kinds);
    if (ended > 0) tx.afterCommit(() => this.panel.emitToAccount(accountId, 'notices.changed'));
  }

  /**
   * Marks notices about the end of the bot's session as handled, because the session is linked and online again.
   * @param inOutage true while an announced outage lasts: its notice is handled when the end of the outage is
   * announced
   */
  async settleEndings(botId: BotId, { inOutage }: { readonly inOutage: boolean }): Promise<void> {
    if ((await settleEndings(this.database, botId, !inOutage)) === 0) return;
    this.panel.emitToAccount(await this.members.accountOf(botId), 'notices.changed');
  }

  /**
   * Finds notices that a chat waits for the owner, and marks them as handled when the chat does not wait any more.
   * @param quietOf returns the given conversations that do not wait for the owner
   */
  async settleEndedNeeds(quietOf: (ids: readonly ConversationId[]) => Promise<readonly ConversationId[]>): Promise<void> {
    for (let after: NoticeId | null = null; ;) {
      const { page, isLast }: OpenNeeds = await findAboutNeeds(this.database, after);
      const quiet = new Set(page.length > 0 ? await quietOf(page.map(({ conversationId }) => conversationId)) : []);
      const ended = page.filter(({ conversationId }) => quiet.has(conversationId)).map(({ id }) => id);
      const accounts = ended.length > 0 ? await settleNotices(this.database, ended) : [];
      for (const accountId of accounts) this.panel.emitToAccount(accountId, 'notices.changed');
      if (isLast) return;
      after = page.at(-1)!.id;
    }
  }

  /** Deletes the notices about a lead who is erased, in the transaction that does so. */
  async forget(tx: Tx, accountId: AccountId, conversationId: ConversationId): Promise<void> {
    const deleted = await deleteOfConversation(tx, accountId, conversationId);
    if (deleted > 0) tx.afterCommit(() => this.panel.emitToAccount(accountId, 'notices.changed'));
  }

  /**
   * True when a channel other than mail is known to reach a person outside the panel: a working notification number,
   * or a device.
   */
  async isReachable(personId: PersonId, botId: BotId, sql: Sql = this.database): Promise<boolean> {
    const { notificationNumber } = await this.prompts.loadPrompts(botId, sql);
    return (await this.numbers.works(botId, notificationNumber, sql)) || this.devices.hasAny(personId, sql);
  }

  /** Which kinds of notice reach the person by which channels, and the addresses of these channels. */
  async settings(personId: PersonId, botId: BotId, loginId: LoginSessionId): Promise<NoticeSettings> {
    const { notificationNumber } = await this.prompts.loadPrompts(botId);
    const [touched, numberState, { email }, push] = await Promise.all([
      findSwitches(this.database, personId),
      this.numbers.state(botId, notificationNumber),
      this.accounts.get(personId),
      this.devices.state(personId, loginId),
    ]);
    return { switches: allSwitches(touched), number: notificationNumber, numberState, email, push };
  }

  /**
   * Sends a sample to the bot's notification number in the same way as any other notice.
   * @throws AppError without a number.
   */
  async sendSample(botId: BotId): Promise<void> {
    const { notificationNumber } = await this.prompts.loadPrompts(botId);
    if (notificationNumber === '') throw new AppError('own_number_missing');
    await this.raiseForBot(botId, {
      kind: 'test',
      dedupeKey: `sample:${randomUUID()}`,
      title: 'Contoh kabar dari bot Anda',
      body: 'Kabar tentang closing, keluhan, dan pertanyaan pelanggan datang ke nomor ini.',
    });
  }

  async switch(personId: PersonId, request: NoticeSwitch): Promise<void> {
    await setSwitch(this.database, personId, request);
  }

  /** Deletes notices whose retention period is over. @returns how many */
  removeOld(): Promise<number> {
    return deleteOlder(this.database, new Date(this.clock.now().getTime() - retention.noticeDays * dayMs));
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(accountId: AccountId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, accountId, rows);
  }

  /** For the transaction that deletes a person. */
  async erase(tx: Tx, personId: PersonId): Promise<void> {
    await this.devices.erase(tx, personId);
    await eraseSwitches(tx, personId);
  }

  private async store(tx: Tx, subject: Subject, notice: Notice): Promise<boolean> {
    const { accountId, botId } = subject;
    const [{ notificationNumber }, persons] = await Promise.all([
      this.prompts.loadPrompts(botId, tx),
      this.members.membersOf(accountId, tx),
    ]);
    // no persons: the account was deleted, and its rows are still being removed
    if (persons.length === 0) return false;
    const switches = await findSwitchesOf(
      tx,
      persons.map(({ id }) => id),
    );
    const ways = persons.map((person) => ({ person, ...waysOf(notice, switches.get(person.id) ?? []) }));
    // the number belongs to the bot: a copy goes there when any member wants it
    const waId = notificationNumber === '' || !ways.some(({ whatsapp }) => whatsapp) ? null : newWaId();
    const id = newId<NoticeId>();
    const level = severityOf(notice);
    const isNew = await this.notifications.insert(tx, {
      ...{ id, accountId, botId, waId },
      kind: notice.kind,
      dedupeKey: notice.dedupeKey,
      title: notice.title,
      body: notice.body,
      conversationId: notice.conversationId ?? null,
      namedConversations: [...(notice.named ?? [])],
      contact: notice.contact ?? null,
      level,
      serious: level === 'serious',
    });
    if (!isNew) return false;
    if (notice.kind === 'online') await settleKindsOfBot(tx, botId, ['offline']);
    const works = await this.numbers.works(botId, notificationNumber, tx);
    for (const { person, email, push } of ways) {
      const devices = push ? await this.devices.enqueue(tx, person.id, id) : 0;
      const isAlone = !works && devices === 0 && isMailedAlone(notice.kind, switches.get(person.id) ?? []);
      if (email || isAlone) await this.addMail(tx, person, botId, notice);
    }
    tx.afterCommit(() => {
      this.announce(subject, id, notice);
      if (waId !== null) this.wakes.send({ kind: 'outbox', botId });
    });
    return true;
  }

  private async addMail(tx: Tx, { id: personId, role }: Member, botId: BotId, notice: Notice): Promise<void> {
    const { email, fullName } = await this.accounts.get(personId, tx);
    const note = memberNote(notice, (action) => may(role, action));
    const url = this.urlOf(botId, notice.kind, notice.contact ?? null);
    const content = noticeMail(notice.title, fullName, [notice.body, ...(note === null ? [] : [note])], {
      text: linkText(notice.kind),
      url,
    });
    await this.mails.enqueue(tx, { personId, to: email, kind: 'notice', content });
  }

  /** URL of the panel page that a notice is about. */
  private urlOf(botId: BotId, kind: string, contact: string | null): string {
    return `${this.config.PUBLIC_URL}${pathOfNotice({ botId, kind, contact })}`;
  }

  private announce({ accountId, botId }: Subject, id: NoticeId, notice: Notice): void {
    const { kind, title, body, contact, serious, conversationId, named = [] } = notice;
    this.panel.emitToAccount(accountId, 'notice.raised', {
      ...{ id, kind, title, body, level: severityOf({ kind, ...(serious !== undefined && { serious }) }) },
      path: pathOfNotice({ botId, kind, contact: contact ?? null }),
    });
    this.activityLog.write(botId, levelOf(kind), `${title}: ${body}`, conversationId ? [conversationId, ...named] : named);
  }
}

/**
 * The notice with its texts as plain text, because titles and bodies contain names and messages of leads. A test of a
 * follow-up is the owner's own text and stays unchanged.
 */
function inPlainWords(notice: Notice): Notice {
  if (notice.kind === 'test') return notice;
  // The lines of a report are kept. Texts of other people in it were already put on one line when the report was
  // made.
  const lines = notice.kind === 'report' ? notice.body.split('\n') : [notice.body];
  return { ...notice, title: plainWords(notice.title), body: lines.map(plainWords).join('\n') };
}

/** A message id in the format of WhatsApp's own clients. */
function newWaId(): string {
  return `3EB0${randomBytes(9).toString('hex').toUpperCase()}`;
}
