import type { Part } from './screens.js';

/** What a path needs beside the entry. Guards do not wait for one another's code: all of it comes at once. */
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
  '/chat-history': ['panel', 'chatHistory'],
  '/profil': ['panel', 'profil'],
  '/settings': ['panel', 'settings'],
  '/billing': ['panel', 'billing'],
  '/bantuan': ['panel', 'help'],
};

/** What a screen asks the server for first, where the document itself may ask for it: on a slow network the code would have to come before. */
export const firstReads: Readonly<Record<string, string>> = {
  '/chat-history': '/api/chat/contacts?limit=50',
  '/dashboard': '/api/analytics/summary',
};
