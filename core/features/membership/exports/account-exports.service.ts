import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { AccountExportView } from '#contracts/http/account/account-export';
import { dayMs, minuteMs } from '#contracts/values/base/durations';
import { AccountId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { isStoredUuid } from '#contracts/values/uuid';
import { Storage, StoredFileGoneError } from '../../../outside/storage/storage.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { newId } from '../../../platform/crypto/ids.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { AccountService } from '../../account/account.service.js';
import type { Actor } from '../../auth/actor.js';
import { ContactErasure } from '../../conversations/inbox/contact-erasure.service.js';
import { MailsService } from '../../mails/mails.service.js';
import * as statements from './account-exports.statements.js';
import { exportPurpose, keyOfExport } from './export-builder.service.js';
import { exportFailedMail } from './exports.texts.js';

type Who = Pick<Actor, 'personId' | 'accountId'>;

interface ExportFile {
  readonly accountId: AccountId;
  readonly fileId: string;
  readonly bytes: number;
}

/** Long enough for a large file over mobile data, even when the first try fails. */
const ticketMs = 60 * minuteMs;
/** A job is considered lost only when it is older than this. */
const lateMs = minuteMs;
const atOnce = 200;
const ticketPattern = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * Copies of all data of an account for its owner. States: building → ready (the link is mailed) → opened (the link was used, the download
 * may run) → over (the file is removed); building → failed. A new request starts again from any state but building.
 */
@Injectable()
export class AccountExports {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(ContactErasure) contactErasure: ContactErasure,
  ) {
    contactErasure.whenErased((tx, accountId) => this.withoutLead(tx, accountId));
  }

  async view({ accountId }: Who): Promise<AccountExportView> {
    const found = await statements.findExport(this.database, accountId);
    if (!found) return { state: 'none', askedAt: null, bytes: null };
    const isOver = found.state === 'ready' && found.readyAt! <= this.readyAfter();
    return { state: isOver ? 'over' : found.state, askedAt: found.askedAt.toISOString(), bytes: found.bytes };
  }

  /**
   * Starts an export in the background. It replaces an earlier one.
   * @throws AppError (409) while one is being built
   */
  async request({ personId, accountId }: Who): Promise<void> {
    const id = newId();
    const now = this.clock.now();
    const earlier = await this.database.transaction(async (tx) => {
      const found = await statements.lockExport(tx, accountId);
      if (!(await statements.begin(tx, accountId, { id, personId, now }))) throw new AppError('export_running');
      return found;
    });
    this.kick(accountId, id);
    if (earlier?.fileId) await this.removeFile(accountId, earlier.fileId);
    this.log.info({ event: 'account-export.asked', accountId, personId });
  }

  /**
   * Uses up the secret from the mail.
   * @returns a secret that permits downloads for an hour
   * @throws AppError (404) when the secret was used or has expired, or the export was requested by another person
   */
  async openExport({ personId, accountId }: Who, token: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const isOpen = await statements.openExport(this.database, accountId, {
      personId,
      tokenHash: this.hashOf(token),
      ticketHash: this.hashOf(secret),
      until: new Date(this.clock.now().getTime() + ticketMs),
      readyAfter: this.readyAfter(),
    });
    if (!isOpen) throw new AppError('export_gone');
    this.log.info({ event: 'account-export.opened', accountId, personId });
    return `${accountId}.${secret}`;
  }

  /** The archive that a ticket downloads. @throws AppError (404) */
  async findDownload(ticket: string): Promise<ExportFile> {
    const [, owner, secret] = ticketPattern.exec(ticket) ?? [];
    if (!owner || !secret || !isStoredUuid(owner)) throw new AppError('export_gone');
    const accountId = AccountId.parse(owner);
    const found = await statements.findOpened(this.database, accountId, this.hashOf(secret), this.clock.now());
    if (!found?.fileId) throw new AppError('export_gone');
    return { accountId, fileId: found.fileId, bytes: found.bytes! };
  }

  /** The bytes of an archive. @throws AppError (404) when its file was removed meanwhile */
  openFile({ accountId, fileId }: ExportFile): Promise<Readable> {
    return this.storage.open(keyOfExport(accountId, fileId)).catch((error: unknown) => {
      throw error instanceof StoredFileGoneError ? new AppError('export_gone') : error;
    });
  }

  /** Schedules exports whose job was lost. */
  async requeueLost(): Promise<number> {
    const lost = await statements.findBuilding(this.database, new Date(this.clock.now().getTime() - lateMs), atOnce);
    for (const { accountId, id } of lost) this.kick(accountId, id);
    return lost.length;
  }

  /** Ends an export that cannot be built, and notifies the person who requested it. */
  async fail(accountId: AccountId, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await statements.lockExport(tx, accountId);
      if (!found || !(await statements.fail(tx, accountId, id))) return;
      const { email: to, fullName } = await this.accounts.get(found.personId, tx);
      const content = exportFailedMail(fullName, `${this.config.PUBLIC_URL}/settings`);
      await this.mails.enqueue(tx, { personId: found.personId, to, kind: 'account-export', content });
    });
  }

  /** For housekeeping: removes files whose secrets have expired. @returns how many */
  async removeOver(): Promise<number> {
    const over = await statements.findOver(this.database, this.readyAfter(), this.clock.now(), atOnce);
    for (const { accountId, id, fileId } of over) {
      if (fileId) await this.storage.remove([keyOfExport(accountId, fileId)]);
      await statements.endExport(this.database, accountId, id);
    }
    return over.length;
  }

  /** For the transaction that deletes an account. The file is removed together with the account's other files. */
  erase(tx: Tx, accountId: AccountId): Promise<void> {
    return statements.eraseExport(tx, accountId);
  }

  /** The subset of these files that belongs to the account's export. */
  known(accountId: AccountId, ids: readonly string[]): Promise<Set<string>> {
    return statements.findFiles(this.database, accountId, ids);
  }

  /**
   * Removes an erased lead from exports. A finished archive contains the lead's data, so the export ends. An export
   * that is being built starts again.
   */
  private async withoutLead(tx: Tx, accountId: AccountId): Promise<void> {
    const found = await statements.lockExport(tx, accountId);
    if (found?.state === 'building') {
      const id = newId();
      await statements.restart(tx, accountId, id);
      tx.afterCommit(() => this.kick(accountId, id));
    }
    if (!found?.fileId) return;
    const { id, fileId } = found;
    await statements.endExport(tx, accountId, id);
    tx.afterCommit(() => void this.removeFile(accountId, fileId));
  }

  private kick(accountId: AccountId, exportId: string): void {
    this.queue
      .enqueue('account.export', { accountId, exportId }, { onePer: exportId })
      .catch((error: unknown) => this.log.warn({ event: 'account-export.alarm-lost', accountId, ...errorFields(error) }));
  }

  private async removeFile(accountId: AccountId, fileId: string): Promise<void> {
    await this.storage
      .remove([keyOfExport(accountId, fileId)])
      // The sweep over files without a row removes this file.
      .catch((error: unknown) => this.log.warn({ event: 'account-export.file-kept', accountId, ...errorFields(error) }));
  }

  private readyAfter(): Date {
    return new Date(this.clock.now().getTime() - retention.accountExportDays * dayMs);
  }

  private hashOf(secret: string): Buffer {
    return this.box.keyedHash(exportPurpose, secret);
  }
}
