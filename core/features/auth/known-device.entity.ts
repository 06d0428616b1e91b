import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonId } from '#contracts/values/ids';

@Entity('known_devices')
export class KnownDevice {
  @PrimaryColumn('uuid', { name: 'person_id' })
  personId!: PersonId;

  /** Keyed hash of the device cookie. */
  @PrimaryColumn('bytea', { name: 'device_hash' })
  deviceHash!: Buffer;

  @Column('timestamptz', { name: 'last_login_at', default: () => 'now()' })
  lastLoginAt!: Date;
}
