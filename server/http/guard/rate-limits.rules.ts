export interface RateLaw {
  /** Tries of one client address. Carriers put thousands of phones behind one address: generous. */
  readonly perAddress: number;
  /** Tries for one account: the mailbox in the body, else the owner of the token. */
  readonly perAccount: number;
  readonly windowSeconds: number;
}

const quarter = 15 * 60;
const hour = 3_600;

/** How often what may be tried. */
export const rateLaws = {
  register: { perAddress: 60, perAccount: 10, windowSeconds: hour },
  'register-token': { perAddress: 60, perAccount: 20, windowSeconds: hour },
  login: { perAddress: 200, perAccount: 20, windowSeconds: quarter },
  'otp-check': { perAddress: 200, perAccount: 30, windowSeconds: quarter },
  'otp-send': { perAddress: 100, perAccount: 20, windowSeconds: hour },
  'password-change': { perAddress: 100, perAccount: 10, windowSeconds: quarter },
  'email-change': { perAddress: 100, perAccount: 10, windowSeconds: hour },
} as const satisfies Record<string, RateLaw>;

export type RateName = keyof typeof rateLaws;

/** One key per client: an IPv6 customer owns a whole /64, an IPv4 address mapped into IPv6 is the IPv4 one. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...tail.split(':').filter(Boolean)].slice(0, 4).join(':');
}

/** `Silakan coba lagi dalam 3 menit.` */
export function tooManySentence(waitSeconds: number): string {
  const wait = waitSeconds < 90 ? `${Math.ceil(waitSeconds)} detik` : `${Math.ceil(waitSeconds / 60)} menit`;
  return `Terlalu banyak percobaan. Silakan coba lagi dalam ${wait}.`;
}
