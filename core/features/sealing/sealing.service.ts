import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { SealedColumn } from '../../platform/crypto/sealed-column.js';
import { SealingKeys } from '../../platform/crypto/sealing-keys.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { SessionLeases } from '../bots/session-leases.service.js';
import { sealedInVault } from '../bots/vault/vault.types.js';
import { sealedProtos } from '../conversations/conversations.types.js';
import { sealedMails } from '../mails/mails.types.js';
import { sealedDevices } from '../notifications/push/push.types.js';
import { MissingKeyError } from './sealing.errors.js';
import * as statements from './sealing.statements.js';
import { added, nextPass } from './sealing.rules.js';

/**
 * All columns encrypted at rest. A new encrypted column must be added here, or its values become unreadable
 * when their key is dropped.
 */
const columns: readonly SealedColumn[] = [...sealedInVault, sealedProtos, sealedMails, sealedDevices];

const rowsPerPage = 500;
const pagesPerRun = 40;
/** Interval at which the key in use is listed again, in case another process removed it as unused. */
const announceEveryMs = 60_000;
/** Must be longer than a host's lease. */
const hostSeenSeconds = 20;

/**
 * Encryption keys at rest: which keys stored values use, whether this process has all of them, and re-encryption of
 * everything with the first key.
 *
 * To rotate keys, put the new key before the old one everywhere, wait until no row is counted under the old key, then
 * drop it.
 *
 * A sweep goes over each encrypted table in pages, in primary key order. A page and the stored position are written
 * in one transaction, so a sweep can be interrupted at any time. The sweep also counts the rows per key, which is the
 * source of the numbers in `/metrics`.
 */
@Injectable()
export class SealingService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(SealingKeys) private readonly keys: SealingKeys,
    @Inject(SessionLeases) private readonly hosts: SessionLeases,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    metrics.gauge(
      'sealed_rows',
      'Sealed values by table and key, as the last whole sweep counted them',
      ['table', 'key'],
      async (gauge) => {
        const counted = await statements.findCounts(this.database).catch(() => null);
        if (!counted) return;
        gauge.reset();
        for (const { table, counts } of counted) for (const [key, rows] of Object.entries(counts)) gauge.set({ table, key }, rows);
      },
    );
  }

  /**
   * Lists the key that this process encrypts with, before it encrypts anything.
   * @throws MissingKeyError when stored values use a key that this process does not have
   */
  async checkKeys(): Promise<void> {
    const unknown = await this.keys.unknownTo(this.box.keyIds);
    if (unknown.length > 0) await this.expectUnused(unknown);
    await this.keys.announce(this.box.keyId);
    this.log.info({ event: 'sealing.key', key: this.box.keyId, known: this.box.keyIds });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.keys.announce(this.box.keyId).catch(() => undefined), announceEveryMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Checks whether stored values still use these listed keys. A listed key that no value uses any more is removed
   * from the list for good.
   */
  private async expectUnused(keyIds: readonly string[]): Promise<void> {
    const tables: string[] = [];
    const missed = new Set<string>();
    for (const column of columns) {
      const found = await this.database.transaction((tx) => statements.findKeysInUse(tx, column, keyIds));
      if (found.length > 0) tables.push(column.table);
      for (const id of found) missed.add(id);
    }
    if (missed.size > 0) throw new MissingKeyError(tables, [...missed].sort());
    await this.keys.strikeOff(keyIds);
  }

  /** Re-encrypts some pages when a sweep is due. Safe to run from several processes at once. */
  async sweep(): Promise<void> {
    if (await this.hosts.isUnknownToHost(this.box.keyId, hostSeenSeconds)) {
      this.log.warn({ event: 'sealing.waits', key: this.box.keyId });
      return;
    }
    for (const column of columns) {
      for (let page = 0; page < pagesPerRun; page++) if (!(await this.sweepPage(column))) break;
    }
  }

  /** @returns false when there is nothing more to do for now. */
  private sweepPage(column: SealedColumn): Promise<boolean> {
    const { keyId } = this.box;
    return this.database.transaction(async (tx) => {
      const pass = await statements.lockPass(tx, column.table);
      if (pass === 'busy') return false;
      const next = nextPass(pass, keyId, this.clock.now());
      if (next === 'rest') return false;
      const from = next === 'continue' ? pass! : { position: null, counts: {} };
      const rows = await statements.readPage(tx, column, from.position, rowsPerPage);
      const counts = added(from.counts, await this.reseal(tx, column, rows));
      const isOver = rows.length < rowsPerPage;
      await statements.writePass(tx, column.table, {
        keyId,
        isOver,
        position: isOver ? null : rows.at(-1)!.key,
        counts: isOver ? {} : counts,
        lastCounts: isOver ? counts : (pass?.lastCounts ?? null),
      });
      if (isOver) this.log.info({ event: 'sealing.swept', table: column.table, rows: counts });
      return !isOver;
    });
  }

  /** @returns the page's row counts by key, after re-encryption. */
  private async reseal(tx: Tx, column: SealedColumn, rows: readonly statements.PageRow[]): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { keyId } of rows) counts[keyId] = (counts[keyId] ?? 0) + 1;
    const others = rows.filter((row) => row.keyId !== this.box.keyId && this.box.keyIds.includes(row.keyId));
    if (others.length === 0) return counts;
    const keys: string[][] = [];
    const values: Buffer[] = [];
    for (const row of await statements.lockRows(
      tx,
      column,
      others.map(({ key }) => key),
    )) {
      const context = column.context(row);
      try {
        const sealed = this.box.seal(this.box.open(row.sealed, context), context);
        keys.push(column.key.map(([name]) => row[name]!));
        values.push(sealed);
      } catch (error) {
        this.log.error({ event: 'sealing.unreadable', table: column.table, ...errorFields(error) });
      }
    }
    if (keys.length > 0) await statements.writeRows(tx, column, keys, values);
    const before = new Map(others.map(({ key, keyId }) => [key.join('/'), keyId]));
    for (const key of keys) {
      const was = before.get(key.join('/'))!;
      counts[was]!--;
      counts[this.box.keyId] = (counts[this.box.keyId] ?? 0) + 1;
    }
    return counts;
  }
}
