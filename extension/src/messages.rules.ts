import type { PasskeyAssertion } from '#contracts/values/passkey';
import { helperMark, type HelperAttempt, type ToHelper } from '#contracts/values/passkey-helper';

/** WhatsApp's own page: the only one that may ask for its passkeys. */
export const whatsappPage = 'https://web.whatsapp.com/';
const whatsappDomain = 'whatsapp.com';

/** What the helper's parts say to each other. */
export type HelperMessage =
  /** From the panel's tab: the owner began. */
  | { readonly kind: 'start'; readonly attempt: HelperAttempt }
  /** From WhatsApp's tab: the owner agreed. */
  | { readonly kind: 'agreed'; readonly order: HelperOrder }
  /** From WhatsApp's tab: the owner wants nothing of it. */
  | { readonly kind: 'refused'; readonly order: HelperOrder }
  /** Keeps the background awake while somebody waits. */
  | { readonly kind: 'waiting' };

/** An attempt on its way, with where it came from. */
export interface HelperOrder {
  readonly attempt: HelperAttempt;
  /** The panel's origin, as the browser names it. */
  readonly panel: string;
  readonly panelTab: number;
}

/** What became of an order, for the owner at WhatsApp's page. `why`: null where it was brought to the panel. */
export interface HelperOutcome {
  readonly why: string | null;
}

/** What is sent to the panel. */
export interface Brought {
  readonly token: string;
  readonly helper: number;
  readonly assertion: PasskeyAssertion;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/** The attempt, if it is one: anything else that calls itself so is not acted on. @param nowMs since 1970 */
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

/** What the panel's own page says to the helper; null for everything else that comes by. */
export function readFromPanel(data: unknown): ToHelper | null {
  if (!isRecord(data) || data['mark'] !== helperMark || data['to'] !== 'helper') return null;
  return data['kind'] === 'hello' || data['kind'] === 'start' ? (data as unknown as ToHelper) : null;
}

/** `https://panel.example:8443` → the pattern that browsers grant and compare pages with: they know no ports in it. */
export function patternOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/** The panels among what the browser has granted. */
export function panelPatterns(origins: readonly string[]): string[] {
  return origins.filter((origin) => /^https?:\/\/[^*/]+\/\*$/.test(origin) && new URL(origin).hostname !== new URL(whatsappPage).hostname);
}

/** Where a message's sender stands among the panels that the owner has granted; null anywhere else. */
export function grantedPanel(url: string | undefined, origins: readonly string[]): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { origin } = new URL(url);
  return /^https?:/.test(origin) && panelPatterns(origins).includes(patternOf(origin)) ? origin : null;
}

/** Words for a browser's name of what went wrong, or the panel's own sentence. */
export function failureText(why: string): string {
  switch (why) {
    case 'NotAllowedError':
      return 'Passkey tidak dipakai: dibatalkan, waktunya habis, atau di perangkat ini tidak ada passkey untuk nomor ini. Coba lagi, atau pilih passkey di ponsel Anda lewat kode QR yang ditampilkan browser.';
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
