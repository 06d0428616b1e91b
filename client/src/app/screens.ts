import { readAddress } from '../state/bots.js';
import { partsOfPaths } from './parts-of-paths.js';

/** Code of each screen, fetched on demand. */
export const load = {
  landing: () => import('../pages/public/landing-page.js'),
  terms: () => import('../pages/public/terms-page.js'),
  login: () => import('../pages/public/login-page.js'),
  register: () => import('../pages/public/register-page.js'),
  verifyOtp: () => import('../pages/public/verify-otp-page.js'),
  forgotPassword: () => import('../pages/public/forgot-password-page.js'),
  resetPassword: () => import('../pages/public/reset-password-page.js'),
  undoEmail: () => import('../pages/public/undo-email-page.js'),
  panel: () => import('../features/shell/panel.js'),
  packageGuard: () => import('./package-guard.js'),
  dashboard: () => import('../pages/panel/dashboard-page.js'),
  bot: () => import('../pages/panel/bot-page.js'),
  prompt: () => import('../pages/panel/prompt-page.js'),
  products: () => import('../pages/panel/products-page.js'),
  followup: () => import('../pages/panel/followup-page.js'),
  blacklist: () => import('../pages/panel/blacklist-page.js'),
  tryOut: () => import('../pages/panel/try-out-page.js'),
  logs: () => import('../pages/panel/logs-page.js'),
  closing: () => import('../pages/panel/closing-page.js'),
  report: () => import('../pages/panel/report-page.js'),
  chatHistory: () => import('../pages/panel/chat-page.js'),
  profil: () => import('../pages/panel/profile-page.js'),
  settings: () => import('../pages/panel/settings-page.js'),
  billing: () => import('../pages/panel/billing-page.js'),
  help: () => import('../pages/panel/help-page.js'),
};

export type Part = keyof typeof load;

/**
 * Starts fetching the first screen's code before anything renders. A failure surfaces where the screen
 * renders.
 */
export function fetchEarly(pathname: string, isOwner: boolean): void {
  const parts = partsOfPaths[pathname] ?? [];
  if (parts.includes('panel') !== isOwner) return;
  for (const part of parts) fetchPart<object>(load[part]).catch(() => undefined);
}

const come = new Map<() => Promise<object>, object>();

/** Fetches a part and remembers that it is loaded. */
export async function fetchPart<Module extends object>(fetch: () => Promise<Module>): Promise<Module> {
  const part = await fetch();
  come.set(fetch, part);
  return part;
}

/** The loaded module of a part; undefined while it is not loaded. */
export function partThatCame<Module extends object>(fetch: () => Promise<Module>): Module | undefined {
  return come.get(fetch) as Module | undefined;
}

/**
 * Fetches the code behind a link as soon as it is pressed: on a fast network it is loaded before the finger
 * is lifted.
 */
export function fetchWhatIsPressed(isOwner: () => boolean): void {
  addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) fetchEarly(readAddress(link.pathname).path, isOwner());
  });
}
