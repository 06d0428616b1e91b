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

  /** Must be something that we know. */
  @Column('text', { name: 'package_id', transformer: { to: (id: unknown) => id, from: (text: unknown) => PackageId.parse(text) } })
  packageId!: PackageId;

  /** Of the secret that the registering browser was given; null for registrations from before there was one. */
  @Column('bytea', { name: 'proof_hash', nullable: true })
  proofHash!: Buffer | null;

  /** Of the network address it came from: bounds what one stranger can spend of a mailbox's codes. */
  @Column('bytea', { name: 'visitor_hash', nullable: true })
  visitorHash!: Buffer | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** When its last code was sent. */
  @Column('timestamptz', { name: 'renewed_at', default: () => 'now()' })
  renewedAt!: Date;
}
