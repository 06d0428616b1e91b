import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { SealingKeys } from '../../../platform/crypto/sealing-keys.js';
import { SecretBox, UnknownKeyError } from '../../../platform/crypto/secret-box.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import type { Lease, SessionWrites } from '../bots.types.js';
import * as statements from './vault.statements.js';
import type { KeyName } from './vault.statements.js';
import { credsContext, keyContext } from './vault.types.js';

export type { KeyName } from './vault.statements.js';

export interface StoredKey extends KeyName {
  /** @throws the errors of {@link SecretBox.open} */
  open(): string;
}

/**
 * The WhatsApp keys of all owners: encrypted at rest, writes fenced by the lease. The only reader and writer
 * of `wa_keys` and `wa_creds`.
 */
@Injectable()
export class SessionVault {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(SealingKeys) private readonly announced: SealingKeys,
  ) {}

  /**
   * Writes new keys and credentials of several sessions in one statement.
   * @returns owners whose lease is still valid; nothing was written for all others.
   */
  store(sql: Sql, writes: readonly SessionWrites[]): Promise<Set<BotId>> {
    return statements.store(
      sql,
      writes.map(({ botId, epoch, creds, keys }) => ({
        botId,
        epoch,
        creds: creds === null ? null : this.box.seal(Buffer.from(creds), credsContext(botId)),
        keys: keys.map(({ type, id, value }) => ({
          type,
          id,
          data: value === null ? null : this.box.seal(Buffer.from(value), keyContext(botId, type, id)),
        })),
      })),
    );
  }

  /** The named keys that exist, for several sessions in one statement. Each one is decrypted separately, because one may be damaged. */
  async loadKeys(names: readonly KeyName[]): Promise<StoredKey[]> {
    const rows = await statements.findKeys(this.database, names);
    return rows.map(({ botId, type, id, data }) => ({
      botId,
      type,
      id,
      open: () => this.box.open(data, keyContext(botId, type, id)).toString(),
    }));
  }

  /**
   * The credentials to connect with; null when no device is linked. The owner's Signal keys are checked only while
   * some announced encryption key is unknown to this process. Values encrypted later need no check: only the
   * session's host writes its keys, and key rotation never uses a key that a living host lacks.
   * @throws UnknownKeyError when the credentials, or any Signal key of the owner, cannot be decrypted: the connection
   * would receive messages that it cannot decrypt
   */
  async loadCreds(botId: BotId): Promise<string | null> {
    const { keyIds } = this.box;
    const [sealed, others] = await this.database.pipelined((sql) =>
      Promise.all([statements.findCreds(sql, botId), this.announced.unknownTo(keyIds, sql)]),
    );
    if (!sealed) return null;
    if (others.length > 0 && (await statements.hasKeysUnderOthers(this.database, botId, keyIds))) throw new UnknownKeyError();
    return this.box.open(sealed, credsContext(botId)).toString();
  }

  /** The subset of these owners with a linked device, whether or not its keys can be decrypted. */
  linked(botIds: readonly BotId[]): Promise<BotId[]> {
    return statements.findLinked(this.database, botIds);
  }

  /** Deletes the device and all its keys. False when the lease is lost. */
  wipe(lease: Lease): Promise<boolean> {
    return statements.wipe(this.database, lease);
  }
}
