import { Inject, Injectable } from '@nestjs/common';
import type { PersonId } from '#contracts/values/ids';
import { AccountService } from '../account/account.service.js';
import type { Asker } from '../otp/otp.service.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { Visitor } from './auth.types.js';
import { KnownDevicesRepository, type Familiarity } from './known-devices.repository.js';

/** Distinguishes browsers that have logged in to an account before from unknown ones, by their device cookie. */
@Injectable()
export class KnownDevicesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(KnownDevicesRepository) private readonly devices: KnownDevicesRepository,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(SecretBox) private readonly box: SecretBox,
  ) {}

  /** True when this browser has logged in to the mailbox's account before. */
  async knows(email: string, deviceToken: string): Promise<boolean> {
    const account = await this.accounts.byEmail(email);
    return account !== null && (await this.isOf(account.id, deviceToken));
  }

  /** True when this browser has logged in to the owner's account before. */
  isOf(personId: PersonId, deviceToken: string): Promise<boolean> {
    return this.devices.has(this.database, personId, this.hashOf(deviceToken));
  }

  /**
   * The identity under which a visitor requests codes for a mailbox: the browser if it has logged in before,
   * otherwise the network.
   */
  async askerOf(email: string, { deviceToken, network }: Visitor): Promise<Asker> {
    const isKnown = await this.knows(email, deviceToken);
    return { isKnown, hash: this.box.keyedHash('asker', isKnown ? `device:${deviceToken}` : `network:${network}`) };
  }

  /** Records a login of this browser; the caller holds the account lock. */
  remember(tx: Tx, personId: PersonId, deviceToken: string): Promise<Familiarity> {
    return this.devices.remember(tx, personId, this.hashOf(deviceToken));
  }

  /** Forgets all browsers except this one, which has just proved its identity. */
  keepOnly(tx: Tx, personId: PersonId, deviceToken: string): Promise<void> {
    return this.devices.keepOnly(tx, personId, this.hashOf(deviceToken));
  }

  erase(tx: Tx, personId: PersonId): Promise<void> {
    return this.devices.erase(tx, personId);
  }

  private hashOf(deviceToken: string): Buffer {
    return this.box.keyedHash('device', deviceToken);
  }
}
