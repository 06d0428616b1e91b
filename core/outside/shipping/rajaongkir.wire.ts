import { z } from 'zod';

const name = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim());

/** Every answer of RajaOngkir, whatever its HTTP status (docs/protocols/shipping.md). */
export const Envelope = z.object({
  meta: z.object({ code: z.coerce.number(), message: z.string().catch('') }),
  data: z.unknown().optional(),
});

export const DestinationRow = z.object({
  id: z.union([z.number().int(), z.string().min(1)]).transform(String),
  province_name: name,
  city_name: z.string().min(1),
  district_name: name,
  subdistrict_name: name,
  zip_code: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((zip) => String(zip ?? '')),
});

export const CostRow = z.object({
  code: z.string().min(1),
  service: z.string().min(1),
  cost: z.coerce.number().int().positive().max(1e9),
  etd: z.string().nullish(),
});
