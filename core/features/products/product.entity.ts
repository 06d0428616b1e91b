import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountId } from '#contracts/values/ids';
import { emptyTerms, type ProductTerms } from '#contracts/values/selling/product-terms';
import type { Variant } from '#contracts/values/selling/products';

@Entity('products')
export class Product {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: AccountId;

  @Column('text')
  name!: string;

  /** Normalised name: equal for names that count as the same. Unique per owner. */
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

  /** URLs, or `unggahan:<id>` for uploads. */
  @Column('text', { name: 'photo_links', array: true, default: [] })
  photos!: string[];

  /** False for a product that the bot does not know of. */
  @Column('boolean', { default: true })
  active!: boolean;

  /** The category of the product, as the owner wrote it; empty for none. */
  @Column('text', { default: '' })
  category!: string;

  /** Conditions of sale that the bot may state. */
  @Column('jsonb', { default: emptyTerms })
  terms!: ProductTerms;

  /** The shop's cost, in whole Rupiah. No query of the bot reads it. */
  @Column('integer', { name: 'cost_idr', nullable: true })
  costIdr!: number | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
