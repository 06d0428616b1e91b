import { Inject, Injectable } from '@nestjs/common';
import type { BotId, OwnerId } from '#contracts/values/ids';
import { SealingKeys } from '../../../platform/crypto/sealing-keys.js';
import { SecretBox, UnknownKeyError } from '../../../platform/crypto/secret-box.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import type { Lease, SessionWrites } from '../bots.types.js';
import * as statements from './vault.statements.js';
import type { KeyName } from './vault.statements.js';
import { credsContext, keyContext } from './vault.types.js';

export type { KeyName } from './vault.statements.js';

export interface StoredKey extends KeyName {
  /** @throws what {@link SecretBox.open} throws */
  open(): string;
}

/** The WhatsApp keys of all owners: sealed at rest, fenced by the lease. The only reader and writer of `wa_keys` and `wa_creds`. */
@Injectable()
export class SessionVault {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(SealingKeys) private readonly announced: SealingKeys,
  ) {}

  /**
   * Writes what several sessions learnt, in one statement.
   * @returns owners whose lease still holds; for all others nothing was written.
   */
  store(sql: Sql, writes: readonly SessionWrites[]): Promise<Set<OwnerId>> {
    return statements.store(
      sql,
      writes.map(({ ownerId, epoch, creds, keys }) => ({
        ownerId,
        epoch,
        creds: creds === null ? null : this.box.seal(Buffer.from(creds), credsContext(ownerId)),
        keys: keys.map(({ type, id, value }) => ({
          type,
          id,
          data: value === null ? null : this.box.seal(Buffer.from(value), keyContext(ownerId, type, id)),
        })),
      })),
    );
  }

  /** The keys of those names that exist, of several sessions in one statement. Each is opened on its own: one may be damaged. */
  async loadKeys(names: readonly KeyName[]): Promise<StoredKey[]> {
    const rows = await statements.findKeys(this.database, names);
    return rows.map(({ ownerId, type, id, data }) => ({
      ownerId,
      type,
      id,
      open: () => this.box.open(data, keyContext(ownerId, type, id)).toString(),
    }));
  }

  /**
   * The device to connect with; null when none is linked. The owner's keys are looked through only while a key is listed that this process
   * does not have. What is sealed with one later is not overlooked: only the session's host writes its keys, and nothing is sealed anew with a
   * key that a living host lacks.
   * @throws UnknownKeyError when it, or any Signal key of the owner, cannot be read: a connection would hear leads it cannot understand
   */
  async loadCreds(ownerId: BotId): Promise<string | null> {
    const { keyIds } = this.box;
    const [sealed, others] = await this.database.pipelined((sql) =>
      Promise.all([statements.findCreds(sql, ownerId), this.announced.unknownTo(keyIds, sql)]),
    );
    if (!sealed) return null;
    if (others.length > 0 && (await statements.hasKeysUnderOthers(this.database, ownerId, keyIds))) throw new UnknownKeyError();
    return this.box.open(sealed, credsContext(ownerId)).toString();
  }

  /** Those of the owners whose device is linked, readable or not. */
  linked(ownerIds: readonly BotId[]): Promise<OwnerId[]> {
    return statements.findLinked(this.database, ownerIds);
  }

  /** Forgets the device and all its keys. False when the lease is lost. */
  wipe(lease: Lease): Promise<boolean> {
    return statements.wipe(this.database, lease);
  }
}
