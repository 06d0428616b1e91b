export interface RateLaw {
  /** Tries of one client address. Carriers put thousands of phones behind one address: generous. */
  readonly perAddress?: number;
  /**
   * Tries for one account (the mailbox in the body) from one place: the browser that logged in to it before, or else the client address.
   */
  readonly perPlace?: number;
  /**
   * Of a public route: tries for one account from all strangers together; a browser that logged in before is not bound by it. Of a
   * route that needs a token: tries of its owner.
   */
  readonly perAccount?: number;
  readonly windowSeconds: number;
  /** Only tries that end with a wrong guess stay counted. */
  readonly onlyWrong?: true;
}

const minute = 60;
const quarter = 15 * 60;
const hour = 3_600;

/** How often what may be tried. 25 wrong guesses a quarter are ASVS 2.2.1's bound of 100 an hour for one account. */
export const rateLaws = {
  register: { perAddress: 60, perPlace: 10, perAccount: 60, windowSeconds: hour },
  'register-token': { perAddress: 60, perPlace: 20, perAccount: 100, windowSeconds: hour },
  login: { perAddress: 200, perPlace: 10, perAccount: 25, windowSeconds: quarter, onlyWrong: true },
  'otp-check': { perAddress: 200, perPlace: 15, perAccount: 25, windowSeconds: quarter, onlyWrong: true },
  'otp-send': { perAddress: 100, perPlace: 20, perAccount: 100, windowSeconds: hour },
  'password-change': { perAccount: 10, windowSeconds: quarter },
  'email-change': { perAccount: 10, windowSeconds: hour },
  'order-open': { perAccount: 20, windowSeconds: hour },
  'order-ask': { perAccount: 60, windowSeconds: quarter },
  'try-out': { perAccount: 60, windowSeconds: hour },
  'bot-switch': { perAccount: 60, windowSeconds: quarter },
  'pairing-code': { perAccount: 10, windowSeconds: quarter },
  'message-send': { perAccount: 120, windowSeconds: minute },
  search: { perAccount: 120, windowSeconds: minute },
  media: { perAccount: 600, windowSeconds: quarter },
  operator: { perPlace: 10, windowSeconds: quarter, onlyWrong: true },
} as const satisfies Record<string, RateLaw>;

/** All requests of one owner at one server: many open panels that poll, no more. */
export const requestsLaw = { points: 1_200, duration: minute } as const;

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
