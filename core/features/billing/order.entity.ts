import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import type { OrderState } from '#contracts/http/account/billing';
import { type AccountId, type OrderId, PackageId } from '#contracts/values/ids';
import { ProviderName } from '../../outside/payments/payment.types.js';
import type { Order } from './orders.rules.js';

@Entity('orders')
export class OrderRow implements Order {
  @PrimaryColumn('text')
  id!: OrderId;

  /** Null until a payment made before registering is claimed. */
  @Column('uuid', { name: 'account_id', nullable: true })
  accountId!: AccountId | null;

  @Column('text')
  purpose!: 'billing' | 'registration';

  /** Address of the visitor who registers with the order; null for an existing owner's order. */
  @Column('text', { name: 'email_canonical', nullable: true })
  emailCanonical!: string | null;

  /** Must be a known package. */
  @Column('text', { name: 'package_id', transformer: { to: (id: unknown) => id, from: (text: unknown) => PackageId.parse(text) } })
  packageId!: PackageId;

  @Column('integer')
  amount!: number;

  @Column('text', { default: 'IDR' })
  currency!: string;

  @Column('text', { default: 'created' })
  state!: OrderState;

  /**
   * The payment provider that the order was opened with. It stays responsible for the order after another
   * provider was chosen for new orders.
   */
  @Column('text', { default: 'midtrans', transformer: { to: (name: unknown) => name, from: (text: unknown) => ProviderName.parse(text) } })
  provider!: ProviderName;

  /**
   * Token that opens the checkout. The column is named after the first provider's term: renaming it would
   * break processes of an earlier release.
   */
  @Column('text', { name: 'snap_token', nullable: true })
  checkoutToken!: string | null;

  /** The provider's own id of the payment, when it has one besides our order id. */
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

  /** When the owner received the paid package, set in the same transaction. */
  @Column('timestamptz', { name: 'granted_at', nullable: true })
  grantedAt!: Date | null;

  /** When the provider was last queried. */
  @Column('timestamptz', { name: 'checked_at', nullable: true })
  checkedAt!: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  /** Keyed hash of the network address that opened a registration's payment. */
  @Column('bytea', { name: 'visitor_hash', nullable: true })
  visitorHash!: Buffer | null;

  /** When the buyer's account was deleted while the order was open: the order must not be paid any more. */
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  /** Row version: Postgres' id of the transaction that last wrote the row, so it changes with every write. */
  @VirtualColumn('text', { query: (row) => `${row}.xmin::text` })
  readonly version!: string;
}
