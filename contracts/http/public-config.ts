import { z } from 'zod';
import { route } from './route.js';

/** What a page may know of the operator's settings before anybody logs in. */
export const PublicConfig = z.object({
  midtrans: z.object({ clientKey: z.string(), snapUrl: z.string() }).nullable(),
  metaPixelId: z.string().nullable(),
  /** Digits. */
  supportWhatsapp: z.string().nullable(),
  supportEmail: z.string().nullable(),
  /** Where browsers install the passkey helper from, once the operator has published it: the only way into a browser on a phone. */
  passkeyHelperUrl: z.string().nullable(),
  /** Whether the landing page's made-up shops answer. */
  sampleShops: z.boolean(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const publicConfig = { read: route('GET', '/public-config', { reply: PublicConfig }) } as const;
