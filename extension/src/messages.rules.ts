import type { PasskeyAssertion } from '#contracts/values/passkey';
import { helperMark, type HelperAttempt, type ToHelper } from '#contracts/values/passkey-helper';

/** WhatsApp's own page: the only one that may request its passkeys. */
export const whatsappPage = 'https://web.whatsapp.com/';
const whatsappDomain = 'whatsapp.com';

/** Messages between the helper's scripts. */
export type HelperMessage =
  /** From the panel's tab: the owner started an attempt. */
  | { readonly kind: 'start'; readonly attempt: HelperAttempt }
  /** From WhatsApp's tab: the owner agreed. */
  | { readonly kind: 'agreed'; readonly order: HelperOrder }
  /** From WhatsApp's tab: the owner declined. */
  | { readonly kind: 'refused'; readonly order: HelperOrder }
  /** Keeps the background script awake while a script waits. */
  | { readonly kind: 'waiting' };

/** A running attempt and its panel. */
export interface HelperOrder {
  readonly attempt: HelperAttempt;
  /** The panel's origin, as reported by the browser. */
  readonly panel: string;
  readonly panelTab: number;
}

/**
 * Result of an order, shown to the owner on WhatsApp's page. `why` is null when the passkey answer was sent to the
 * panel. Otherwise it is the reason of the failure.
 */
export interface HelperOutcome {
  readonly why: string | null;
}

/** Request body sent to the panel. */
export interface Brought {
  readonly token: string;
  readonly helper: number;
  readonly assertion: PasskeyAssertion;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/** Validates an attempt. Returns null for any other value. @param nowMs since 1970 */
export function readAttempt(value: unknown, nowMs: number): HelperAttempt | null {
  if (!isRecord(value) || !isRecord(value['options'])) return null;
  const { token, options, until, owner, phone } = value as { [name: string]: unknown; options: Record<string, unknown> };
  const isFit =
    isText(token, /^[\w-]{43}$/) &&
    isText(options['challenge'], /^[\w-]{8,1024}$/) &&
    options['rpId'] === whatsappDomain &&
    Array.isArray(options['allowCredentials']) &&
    options['allowCredentials'].every((one) => isRecord(one) && isText(one['id'], /^[\w-]{1,2048}$/)) &&
    isText(until, /^\d{4}-/) &&
    Date.parse(until) > nowMs &&
    isText(owner, /^[^\n]{1,120}$/) &&
    (phone === null || isText(phone, /^\d{7,15}$/));
  return isFit ? (value as unknown as HelperAttempt) : null;
}

/** A message of the panel's page to the helper; null for any other message. */
export function readFromPanel(data: unknown): ToHelper | null {
  if (!isRecord(data) || data['mark'] !== helperMark || data['to'] !== 'helper') return null;
  return data['kind'] === 'hello' || data['kind'] === 'start' ? (data as unknown as ToHelper) : null;
}

/**
 * Converts an origin to the pattern that browsers use for permissions and page matches. Example:
 * `https://panel.example:8443` becomes `https://panel.example/*`, because such patterns have no port.
 */
export function patternOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/** The panels among the origins that the browser has granted. */
export function panelPatterns(origins: readonly string[]): string[] {
  return origins.filter((origin) => /^https?:\/\/[^*/]+\/\*$/.test(origin) && new URL(origin).hostname !== new URL(whatsappPage).hostname);
}

/** Origin of a message's sender if it is a panel that the owner has granted; null for any other sender. */
export function grantedPanel(url: string | undefined, origins: readonly string[]): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { origin } = new URL(url);
  return /^https?:/.test(origin) && panelPatterns(origins).includes(patternOf(origin)) ? origin : null;
}

/** Text to show for a browser's error name. A sentence from the panel is returned unchanged. */
export function failureText(why: string): string {
  switch (why) {
    case 'NotAllowedError':
      return 'Passkey tidak dipakai: dibatalkan, waktunya habis, atau di perangkat ini tidak ada passkey untuk nomor ini. Coba lagi, atau pilih passkey di HP Anda lewat kode QR yang ditampilkan browser.';
    case 'NotSupportedError':
    case 'SecurityError':
    case 'TypeError':
      return 'Browser ini tidak dapat memakai passkey. Perbarui browser, atau ulangi di perangkat lain.';
    case 'unreachable':
      return 'Panel tidak dapat dihubungi. Periksa koneksi, lalu ulangi dari panel.';
    case 'too-late':
      return 'Waktunya sudah habis. Kembali ke panel dan mulai lagi.';
    default:
      return why.includes(' ') ? why : 'Passkey tidak dapat dibaca. Ulangi dari panel.';
  }
}
