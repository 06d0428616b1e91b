import { z } from 'zod';

const name = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim());

/** Every answer of Biteship (docs/protocols/shipping.md). */
export const Reply = z.object({
  success: z.boolean(),
  error: z.string().nullish(),
  areas: z.unknown().optional(),
  pricing: z.unknown().optional(),
});
export type Reply = z.infer<typeof Reply>;

export const AreaRow = z.object({
  id: z.string().min(1),
  administrative_division_level_1_name: name,
  administrative_division_level_2_name: z.string().min(1),
  administrative_division_level_3_name: name,
  postal_code: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((zip) => String(zip ?? '')),
});

export const PricingRow = z.object({
  courier_code: z.string().min(1),
  courier_service_code: z.string().min(1),
  courier_service_name: name,
  price: z.coerce.number().int().positive().max(1e9),
  shipment_duration_range: z.string().nullish(),
  shipment_duration_unit: z.string().nullish(),
});
