import { z } from 'zod';
import { reading } from '../../values/reading.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/**
 * The newest export. `building`: not ready yet; the link is mailed when it is. `opened`: the link was used. `over`:
 * the file was removed.
 */
export const AccountExportView = z.object({
  state: z.enum(['none', 'building', 'ready', 'opened', 'over', 'failed']).register(reading, { unknown: 'none' }),
  askedAt: z.string().nullable(),
  bytes: z.number().int().nullable(),
});
export type AccountExportView = z.infer<typeof AccountExportView>;

const linkText = 'Link tidak lengkap. Buka link dari email Anda sekali lagi.';

/** A copy of all data of an account in one file, as the law on personal data gives it to owners. */
export const accountExport = {
  view: route('GET', '/user/export', { scope: 'account', needs: 'account.export', reply: AccountExportView }),
  /** Starts building a copy in the background. Its link comes by mail. */
  request: route('POST', '/user/export', { scope: 'account', needs: 'account.export', reply: Done }),
  /**
   * Exchanges the single-use secret from the mail for a download path. `path` is valid for an hour, so that a browser
   * can save the file without holding it in memory.
   */
  open: route('POST', '/user/export/open', {
    scope: 'account',
    needs: 'account.export',
    body: z.object({ token: z.string({ error: linkText }).min(20, { error: linkText }).max(100, { error: linkText }) }),
    reply: z.object({ path: z.string() }),
  }),
  download: route('GET', '/user/export/files/:ticket', { scope: 'public', reply: z.unknown() }),
} as const;
