/** Where the code of each screen lies; fetched when it is asked for. */
export const load = {
  landing: () => import('../pages/landing-page.js'),
  terms: () => import('../pages/terms-page.js'),
  login: () => import('../pages/login-page.js'),
  register: () => import('../pages/register-page.js'),
  verifyOtp: () => import('../pages/verify-otp-page.js'),
  forgotPassword: () => import('../pages/forgot-password-page.js'),
  resetPassword: () => import('../pages/reset-password-page.js'),
  undoEmail: () => import('../pages/undo-email-page.js'),
  panel: () => import('./panel.js'),
  packageGuard: () => import('./package-guard.js'),
  dashboard: () => import('../pages/dashboard-page.js'),
  bot: () => import('../pages/bot-page.js'),
  prompt: () => import('../pages/prompt-page.js'),
  products: () => import('../pages/products-page.js'),
  followup: () => import('../pages/followup-page.js'),
  blacklist: () => import('../pages/blacklist-page.js'),
  tryOut: () => import('../pages/try-out-page.js'),
  logs: () => import('../pages/logs-page.js'),
  closing: () => import('../pages/closing-page.js'),
  chatHistory: () => import('../pages/chat-page.js'),
  profil: () => import('../pages/profile-page.js'),
  settings: () => import('../pages/settings-page.js'),
  billing: () => import('../pages/billing-page.js'),
  help: () => import('../pages/help-page.js'),
};

type Part = keyof typeof load;

/** What a path needs beside the entry. Guards do not wait for one another's code: all of it comes at once. */
const needs: Record<string, readonly Part[]> = {
  '/login': ['login'],
  '/register': ['register'],
  '/verify-otp': ['verifyOtp'],
  '/forgot-password': ['forgotPassword'],
  '/reset-password': ['resetPassword'],
  '/bukan-saya': ['undoEmail'],
  '/dashboard': ['panel', 'dashboard'],
  '/bot': ['panel', 'packageGuard', 'bot'],
  '/prompt': ['panel', 'packageGuard', 'prompt'],
  '/produk': ['panel', 'packageGuard', 'products'],
  '/followup': ['panel', 'packageGuard', 'followup'],
  '/blacklist': ['panel', 'packageGuard', 'blacklist'],
  '/uji-coba': ['panel', 'packageGuard', 'tryOut'],
  '/logs': ['panel', 'logs'],
  '/closing': ['panel', 'closing'],
  '/chat-history': ['panel', 'chatHistory'],
  '/profil': ['panel', 'profil'],
  '/settings': ['panel', 'settings'],
  '/billing': ['panel', 'billing'],
  '/bantuan': ['panel', 'help'],
};

/** Starts fetching what the first screen needs, before anything is drawn. A failure shows where the screen is drawn. */
export function fetchEarly(pathname: string, isOwner: boolean): void {
  const parts = needs[pathname] ?? [];
  if (parts.includes('panel') !== isOwner) return;
  for (const part of parts) load[part]().catch(() => undefined);
}
