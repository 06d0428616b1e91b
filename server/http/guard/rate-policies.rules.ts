import type { RatePolicy } from '#core/platform/rate-limits/rate-limits';

const minute = 60;
const quarter = 15 * 60;
const hour = 3_600;

/**
 * Rate limits by action. 25 wrong guesses per quarter of an hour correspond to the limit of 100 per hour for one
 * account in ASVS 2.2.1.
 */
export const ratePolicies = {
  register: { perAddress: 60, perPlace: 10, perAccount: 60, windowSeconds: hour },
  'register-token': { perAddress: 60, perPlace: 20, perAccount: 100, windowSeconds: hour },
  login: { perAddress: 200, perPlace: 10, perAccount: 25, windowSeconds: quarter, onlyWrong: true },
  'otp-check': { perAddress: 200, perPlace: 15, perAccount: 25, windowSeconds: quarter, onlyWrong: true },
  'otp-send': { perAddress: 100, perPlace: 20, perAccount: 100, windowSeconds: hour },
  'password-change': { perAddress: 200, perPlace: 10, perAccount: 12, windowSeconds: quarter },
  'password-confirm': { perAddress: 200, perPlace: 10, perAccount: 12, windowSeconds: quarter },
  'email-change': { perAccount: 10, windowSeconds: hour },
  'order-open': { perAccount: 20, windowSeconds: hour },
  // a payment page in another tab polls its order up to 40 times per quarter of an hour
  'order-ask': { perAccount: 60, windowSeconds: quarter },
  'registration-order': { perAddress: 240, windowSeconds: quarter },
  'try-out': { perAccount: 60, windowSeconds: hour },
  'sample-shop': { perAddress: 30, windowSeconds: hour },
  'shipping-origin': { perAccount: 120, windowSeconds: quarter },
  'bot-switch': { perAccount: 60, windowSeconds: quarter },
  'number-check': { perAccount: 30, windowSeconds: quarter },
  'pairing-code': { perAccount: 10, windowSeconds: quarter },
  'passkey-begin': { perAccount: 30, windowSeconds: quarter },
  'passkey-answer': { perAddress: 60, perAccount: 60, windowSeconds: quarter },
  'message-send': { perAccount: 120, windowSeconds: minute },
  'new-chat': { perAccount: 30, windowSeconds: hour },
  search: { perAccount: 120, windowSeconds: minute },
  'photo-check': { perAccount: 300, windowSeconds: quarter },
  'photo-upload': { perAccount: 100, windowSeconds: hour },
  'file-upload': { perAccount: 60, windowSeconds: hour },
  'product-import': { perAccount: 60, windowSeconds: quarter },
  'training-save': { perAccount: 60, windowSeconds: minute },
  'contact-erase': { perAccount: 60, windowSeconds: hour },
  'account-export': { perAccount: 3, windowSeconds: hour },
  'account-export-file': { perAddress: 60, windowSeconds: hour },
  export: { perAccount: 20, windowSeconds: hour },
  media: { perAccount: 600, windowSeconds: quarter },
} as const satisfies Record<string, RatePolicy>;

export type RateName = keyof typeof ratePolicies;
