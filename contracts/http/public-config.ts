import { z } from 'zod';
import { route } from './route.js';

/** The operator's statements about users of the service, for the landing page. */
export const LandingClaims = z.object({
  /** Number of users, in a few words; null to omit it. */
  proof: z.string().trim().min(1).max(80).nullable().default(null),
  /** Quotations of owners; null to show the quotations of the built page. */
  testimonials: z
    .array(z.object({ name: z.string().trim().min(1).max(60), quote: z.string().trim().min(1).max(300) }))
    .min(1)
    .max(6)
    .nullable()
    .default(null),
});
export type LandingClaims = z.infer<typeof LandingClaims>;

/** Operator settings that are visible without a login. */
export const PublicConfig = z.object({
  midtrans: z.object({ clientKey: z.string(), snapUrl: z.string() }).nullable(),
  metaPixelId: z.string().nullable(),
  /** Digits. */
  supportWhatsapp: z.string().nullable(),
  supportEmail: z.string().nullable(),
  /**
   * Address from which browsers install the passkey helper; null until the operator has published it. A phone's
   * browser can install the helper only from there.
   */
  passkeyHelperUrl: z.string().nullable(),
  /** True when the landing page's sample shops answer. */
  sampleShops: z.boolean(),
  claims: z.object({
    proof: z.string().nullable(),
    testimonials: z.array(z.object({ name: z.string(), quote: z.string() })).nullable(),
  }),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const publicConfig = { read: route('GET', '/public-config', { scope: 'public', reply: PublicConfig }) } as const;
