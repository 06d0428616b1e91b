import { z } from 'zod';
import { route } from './route.js';

/** Operator settings that are visible without a login. */
export const PublicConfig = z.object({
  midtrans: z.object({ clientKey: z.string(), snapUrl: z.string() }).nullable(),
  metaPixelId: z.string().nullable(),
  /** Digits. */
  supportWhatsapp: z.string().nullable(),
  supportEmail: z.string().nullable(),
  /**
   * Where browsers install the passkey helper from, once the operator has published it. It is the only way to
   * install it in a phone's browser.
   */
  passkeyHelperUrl: z.string().nullable(),
  /** True when the landing page's sample shops answer. */
  sampleShops: z.boolean(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const publicConfig = { read: route('GET', '/public-config', { scope: 'public', reply: PublicConfig }) } as const;
