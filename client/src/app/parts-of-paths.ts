import type { Part } from './screens.js';

/**
 * Code parts that a path needs besides the entry. They all load in parallel: guards do not wait for each
 * other's code.
 */
export const partsOfPaths: Record<string, readonly Part[]> = {
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
  '/laporan': ['panel', 'report'],
  '/chat-history': ['panel', 'chatHistory'],
  '/profil': ['panel', 'profil'],
  '/settings': ['panel', 'settings'],
  '/billing': ['panel', 'billing'],
  '/bantuan': ['panel', 'help'],
};

/**
 * First API request of each screen, if the HTML document itself can send it. The screen's code can send it only after
 * it has loaded, which takes long on a slow network.
 */
export const firstReads: Readonly<Record<string, string>> = {
  '/chat-history': '/api/chat/contacts?limit=50',
  '/dashboard': '/api/analytics/summary',
};
