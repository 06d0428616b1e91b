import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import type { OrderState } from '#contracts/http/account/billing';
import { type OrderId, type OwnerId, PackageId } from '#contracts/values/ids';
import { ProviderName } from '../../outside/payments/payment.types.js';
import type { Order } from './orders.rules.js';

@Entity('orders')
export class OrderRow implements Order {
  @PrimaryColumn('text')
  id!: OrderId;

  /** Null until somebody claims what was paid before registering. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId!: OwnerId | null;

  @Column('text')
  purpose!: 'billing' | 'registration';

  /** Of who registers with the order; null for an owner's own. */
  @Column('text', { name: 'email_canonical', nullable: true })
  emailCanonical!: string | null;

  /** What was sold must be something that we know. */
  @Column('text', { name: 'package_id', transformer: { to: (id: unknown) => id, from: (text: unknown) => PackageId.parse(text) } })
  packageId!: PackageId;

  @Column('integer')
  amount!: number;

  @Column('text', { default: 'IDR' })
  currency!: string;

  @Column('text', { default: 'created' })
  state!: OrderState;

  /** The payment provider that the order was opened with. It answers for it, also after another one was chosen for new orders. */
  @Column('text', { default: 'midtrans', transformer: { to: (name: unknown) => name, from: (text: unknown) => ProviderName.parse(text) } })
  provider!: ProviderName;

  /** Opens the checkout. The column has the first provider's name for it: renaming it would break processes of an earlier release. */
  @Column('text', { name: 'snap_token', nullable: true })
  checkoutToken!: string | null;

  /** The provider's own id of the payment, where it has one besides our order's. */
  @Column('text', { name: 'provider_reference', nullable: true })
  providerReference!: string | null;

  @Column('text', { name: 'transaction_id', nullable: true })
  transactionId!: string | null;

  @Column('text', { name: 'payment_type', nullable: true })
  paymentType!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt!: Date | null;

  /** When the owner got what was paid for, in the same transaction. */
  @Column('timestamptz', { name: 'granted_at', nullable: true })
  grantedAt!: Date | null;

  /** When the provider was asked last. */
  @Column('timestamptz', { name: 'checked_at', nullable: true })
  checkedAt!: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  /** Keyed hash of the network address that opened a registration's payment. */
  @Column('bytea', { name: 'visitor_hash', nullable: true })
  visitorHash!: Buffer | null;

  /** When the buyer's account was deleted while the order stood: nobody may pay it any more. */
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  /** Changes with every write of the row: Postgres' own mark of who wrote it. */
  @VirtualColumn('text', { query: (row) => `${row}.xmin::text` })
  readonly version!: string;
}
