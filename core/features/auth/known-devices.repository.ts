import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Raw, type Repository } from 'typeorm';
import type { PersonId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import { KnownDevice } from './known-device.entity.js';

const keptPerOwner = 20;
const keptDays = 365;

/** Whether a browser that logs in is the account's first one, a new one, or one that logged in before. */
export type Familiarity = 'first' | 'new' | 'known';

/** The only file that reads and writes `known_devices`: browsers that logged in to an account before, as keyed hashes. */
@Injectable()
export class KnownDevicesRepository {
  constructor(@InjectRepository(KnownDevice) private readonly devices: Repository<KnownDevice>) {}

  has(sql: Sql, personId: PersonId, deviceHash: Buffer): Promise<boolean> {
    return sql.of(this.devices).existsBy({ personId, deviceHash });
  }

  /** Remembers a browser; the caller holds the account lock. Above the limit, the oldest browsers are forgotten. */
  async remember(tx: Tx, personId: PersonId, deviceHash: Buffer): Promise<Familiarity> {
    const devices = tx.of(this.devices);
    const before = await devices.find({ where: { personId }, order: { lastLoginAt: 'DESC' } });
    const others = before.filter((one) => !one.deviceHash.equals(deviceHash));
    await devices.upsert({ personId, deviceHash, lastLoginAt: () => 'now()' }, ['personId', 'deviceHash']);
    const old = Raw((column) => `${column} < now() - make_interval(days => :keptDays)`, { keptDays });
    const surplus = others.slice(keptPerOwner - 1).map((one) => one.deviceHash);
    await devices.delete([
      { personId, lastLoginAt: old },
      { personId, deviceHash: In(surplus) },
    ]);
    if (before.length === 0) return 'first';
    return others.length < before.length ? 'known' : 'new';
  }

  /** Forgets all other browsers. This one counts as known from now on, because it has proved more than a password. */
  async keepOnly(tx: Tx, personId: PersonId, deviceHash: Buffer): Promise<void> {
    await tx.of(this.devices).delete({ personId, deviceHash: Not(deviceHash) });
    await this.remember(tx, personId, deviceHash);
  }

  async erase(tx: Tx, personId: PersonId): Promise<void> {
    await tx.of(this.devices).delete({ personId });
  }
}
