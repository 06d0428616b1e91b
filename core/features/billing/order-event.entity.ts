import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderId } from '#contracts/values/ids';

/** The payment provider's answer about an order, and the resulting outcome. */
@Entity('order_events')
export class OrderEventRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'order_id' })
  orderId!: OrderId;

  /** Hash that makes an event unique, so that the same event is stored once. */
  @Column('bytea')
  fingerprint!: Buffer;

  @Column('text')
  source!: 'notification' | 'status' | 'sweep';

  /** The provider's own status text, for the record only. */
  @Column('text')
  status!: string;

  @Column('text')
  outcome!: string;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt!: Date;
}
