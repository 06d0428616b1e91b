import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountId } from '#contracts/values/ids';
import type { Variant } from '#contracts/values/selling/products';

@Entity('products')
export class Product {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId!: AccountId;

  @Column('text')
  name!: string;

  /** What makes two names the same; unique per owner. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;

  /** Whole Rupiah. */
  @Column('integer', { name: 'price_idr', nullable: true })
  priceIdr!: number | null;

  @Column('integer', { name: 'weight_grams', nullable: true })
  weightGrams!: number | null;

  @Column('integer', { nullable: true })
  stock!: number | null;

  @Column('jsonb', { default: [] })
  variants!: Variant[];

  @Column('text', { default: '' })
  notes!: string;

  /** Addresses on the web, or `unggahan:<id>`. */
  @Column('text', { name: 'photo_links', array: true, default: [] })
  photos!: string[];

  /** The bot knows of active ones only. */
  @Column('boolean', { default: true })
  active!: boolean;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
