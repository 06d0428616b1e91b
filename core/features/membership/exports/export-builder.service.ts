import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { Storage, StoredFileGoneError } from '../../../outside/storage/storage.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { newId } from '../../../platform/crypto/ids.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { FairSlots } from '../../../platform/fair-slots/fair-slots.js';
import { temporaryFile } from '../../../platform/files/temporary-file.js';
import { ZipWriter } from '../../../platform/files/zip-writer.js';
import { Log } from '../../../platform/log/log.js';
import { resting } from '../../../platform/loop/rest.js';
import { csvParts } from '../../../platform/sheets/write-sheet.js';
import { AccountService } from '../../account/account.service.js';
import { Members } from '../../account/members.service.js';
import { ActivityLogService } from '../../activity-log/activity-log.service.js';
import { ChatExports } from '../../conversations/inbox/chat-exports.service.js';
import { MailsService } from '../../mails/mails.service.js';
import * as statements from './account-exports.statements.js';
import { extensionOf, nameInExport } from './export-files.rules.js';
import { cellOf, columnsOf } from './export-rows.rules.js';
import { exportedTables } from './exported-tables.js';
import { exportMail, readMe } from './exports.texts.js';

/** When the archive reaches this size, further files are left out. */
const fullBytes = 2_000_000_000;

/** Rows per page. A page of the longest messages has 7 MB. */
const rowsAtOnce = 100;

export const exportPurpose = 'account-export';

export function keyOfExport(accountId: AccountId, fileId: string): string {
  return `${accountId}/exports/${fileId}`;
}

/**
 * Builds the archive with all data of an account, row by row and file by file, so its memory use does not grow with the
 * account. A process builds one at a time; accounts take turns.
 */
@Injectable()
export class ExportBuilder {
  private readonly slots = new FairSlots({ running: 1, runningPerShare: 1, waiting: 100, waitingPerShare: 1 });

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(Members) private readonly members: Members,
    @Inject(ChatExports) private readonly chats: ChatExports,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Builds and stores an export, and mails its link. Does nothing when the export is finished already or its account
   * is gone.
   */
  async build(accountId: AccountId, id: string, signal: AbortSignal): Promise<void> {
    await this.slots.run(accountId, () => this.make(accountId, id, signal), signal);
  }

  private async make(accountId: AccountId, id: string, signal: AbortSignal): Promise<void> {
    const asked = await statements.findExport(this.database, accountId);
    if (asked?.id !== id || asked.state !== 'building') return;
    const file = await temporaryFile();
    try {
      const bytes = await this.write(file.path, asked, signal);
      const fileId = newId();
      await this.storage.put(keyOfExport(accountId, fileId), { path: file.path, bytes });
      const isDone = await this.finish(asked, { fileId, bytes });
      if (!isDone) await this.storage.remove([keyOfExport(accountId, fileId)]);
      this.log.info({ event: 'account-export.built', accountId, bytes, isDone });
    } finally {
      await file.remove();
    }
  }

  /** @returns the size of the archive */
  private async write(path: string, asked: statements.AccountExport, signal: AbortSignal): Promise<number> {
    const file = await open(path, 'wx', 0o600);
    try {
      const zip = new ZipWriter(file);
      const botIds = await this.members.botsOf(asked.accountId);
      await this.database.transaction((tx) => this.writeTables(tx, zip, { ...asked, botIds }, signal));
      for (const [nth, botId] of botIds.entries()) {
        await zip.add(`${folderOf(nth)}kontak.csv`, stoppable(this.chats.csv(botId, 'contacts'), signal));
        await zip.add(`${folderOf(nth)}pesan.csv`, stoppable(this.chats.csv(botId, 'messages'), signal));
        const lines = await this.activityLog.tail(botId, limits.logLinesKept);
        if (lines.length > 0) await zip.add(`${folderOf(nth)}log-bot.txt`, [Buffer.from(`${lines.join('\r\n')}\r\n`)]);
      }
      const files = await this.writeFiles(zip, new Set<string>([asked.accountId, ...botIds]), signal);
      await zip.add('BACA-SAYA.txt', [Buffer.from(readMe(this.clock.now(), files))]);
      await zip.end();
      return zip.bytes;
    } finally {
      await file.close();
    }
  }

  private async writeTables(
    tx: Tx,
    zip: ZipWriter,
    { personId, accountId, botIds }: statements.AccountExport & { readonly botIds: readonly BotId[] },
    signal: AbortSignal,
  ): Promise<void> {
    const ids = { person: [personId], account: [accountId], bot: botIds };
    for (const [table, exported] of Object.entries(exportedTables))
      for (const [nth, id] of ids[exported.scope].entries()) {
        const pages = stoppable(statements.readAllRows(tx, table, exported, id, exported.rowsAtOnce ?? rowsAtOnce), signal);
        const first = await pages.next();
        const row = first.done ? undefined : first.value[0];
        if (first.done || !row) continue;
        const columns = columnsOf(row, exported.without);
        const cells = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map((one) => columns.map((name) => cellOf(one[name])));
        const content = async function* (): AsyncGenerator<Buffer> {
          yield* csvParts([columns, ...cells(first.value)], true);
          for await (const rows of pages) yield* csvParts(cells(rows), false);
        };
        await zip.add(`${folderOf(nth)}data/${table}.csv`, resting(content()));
      }
  }

  private async writeFiles(zip: ZipWriter, folders: ReadonlySet<string>, signal: AbortSignal): Promise<{ stored: number; left: number }> {
    const files = { stored: 0, left: 0 };
    for (const folder of folders)
      for await (const page of this.storage.list(folder))
        for (const { key } of page) {
          signal.throwIfAborted();
          const name = nameInExport(key);
          if (name === null) continue;
          if (zip.isFull || zip.bytes > fullBytes) files.left += 1;
          else if (await this.writeFile(zip, key, name)) files.stored += 1;
        }
    return files;
  }

  /** @returns false when the file was removed since it was listed */
  private async writeFile(zip: ZipWriter, key: string, name: string): Promise<boolean> {
    const stream = await this.storage.open(key).catch((error: unknown) => {
      if (error instanceof StoredFileGoneError) return null;
      throw error;
    });
    if (!stream) return false;
    try {
      const parts = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
      const first = await parts.next();
      const content = async function* (): AsyncGenerator<Buffer> {
        for (let part = first; !part.done; part = await parts.next()) yield part.value;
      };
      await zip.add(name + (first.done ? '' : extensionOf(first.value)), content());
      return true;
    } finally {
      stream.destroy();
    }
  }

  private async finish({ accountId, personId, id }: statements.AccountExport, file: { fileId: string; bytes: number }): Promise<boolean> {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = this.box.keyedHash(exportPurpose, token);
    return this.database.transaction(async (tx) => {
      const { email: to, fullName } = await this.accounts.lock(tx, personId);
      if (!(await statements.finish(tx, accountId, { id, ...file, tokenHash, now: this.clock.now() }))) return false;
      const content = exportMail(fullName, `${this.config.PUBLIC_URL}/settings#data=${token}`);
      await this.mails.enqueue(tx, { personId, to, kind: 'account-export', content });
      return true;
    });
  }
}

/** Files of the first bot are at the top of the archive, because most accounts have one bot. */
const folderOf = (nth: number): string => (nth === 0 ? '' : `bot-${nth + 1}/`);

async function* stoppable<One>(parts: AsyncIterable<One>, signal: AbortSignal): AsyncGenerator<One> {
  for await (const part of parts) {
    signal.throwIfAborted();
    yield part;
  }
}
