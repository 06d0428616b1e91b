import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PackageId } from '#contracts/values/ids';

@Entity('registrations')
export class Registration {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text', { name: 'email_canonical' })
  emailCanonical!: string;

  @Column('text', { name: 'full_name' })
  fullName!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  /** Must be a known package. */
  @Column('text', { name: 'package_id', transformer: { to: (id: unknown) => id, from: (text: unknown) => PackageId.parse(text) } })
  packageId!: PackageId;

  /**
   * Hash of the secret that was given to the registering browser; null for registrations from before such
   * secrets existed.
   */
  @Column('bytea', { name: 'proof_hash', nullable: true })
  proofHash!: Buffer | null;

  /** Hash of the client's network address: limits how many of a mailbox's codes one stranger can use up. */
  @Column('bytea', { name: 'visitor_hash', nullable: true })
  visitorHash!: Buffer | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** When the last code for this registration was sent. */
  @Column('timestamptz', { name: 'renewed_at', default: () => 'now()' })
  renewedAt!: Date;
}
