import type { BotId } from '#contracts/values/ids';
import type { LogLevel } from '#contracts/values/statuses';
import {
  noticeChannels,
  switchedKinds,
  type NoticeChannel,
  type NoticeKind,
  type NoticeLevel,
  type NumberState,
  type SwitchedKind,
} from '#contracts/values/notices';

/**
 * Properties of each kind of notice: level of its log line, link to the page it is about, and its severity.
 */
const kinds: Record<NoticeKind, { level: LogLevel; link: { text: string; path: string }; severity: NoticeLevel }> = {
  closing: { level: 'INFO', link: { text: 'Lihat chat', path: '/chat-history' }, severity: 'good' },
  handover: { level: 'WARN', link: { text: 'Lihat chat', path: '/chat-history' }, severity: 'serious' },
  question: { level: 'WARN', link: { text: 'Jawab pertanyaan', path: '/chat-history' }, severity: 'serious' },
  offline: { level: 'WARN', link: { text: 'Periksa bot', path: '/bot' }, severity: 'serious' },
  online: { level: 'INFO', link: { text: 'Lihat bot', path: '/bot' }, severity: 'good' },
  quota: { level: 'WARN', link: { text: 'Lihat paket', path: '/billing' }, severity: 'info' },
  usage: { level: 'WARN', link: { text: 'Lihat pelanggan', path: '/blacklist' }, severity: 'serious' },
  expiry: { level: 'WARN', link: { text: 'Lihat paket', path: '/billing' }, severity: 'info' },
  storage: { level: 'WARN', link: { text: 'Lihat penyimpanan', path: '/settings' }, severity: 'info' },
  report: { level: 'INFO', link: { text: 'Lihat laporan', path: '/laporan' }, severity: 'info' },
  test: { level: 'INFO', link: { text: 'Lihat follow-up', path: '/followup' }, severity: 'info' },
};

export function levelOf(kind: NoticeKind): LogLevel {
  return kinds[kind].level;
}

/** @param serious set by the notice itself; when it is missing, the kind of the notice decides */
export function severityOf({ kind, serious }: { readonly kind: NoticeKind; readonly serious?: boolean }): NoticeLevel {
  if (serious === undefined) return kinds[kind].severity;
  return serious ? 'serious' : 'info';
}

/** Text of the link to what a notice is about. */
export function linkText(kind: NoticeKind): string {
  return kinds[kind].link.text;
}

/** Pages of the account, which are the same whichever bot is shown. */
const accountPages: ReadonlySet<string> = new Set(['/billing', '/settings']);

/**
 * Panel path that a notice of a bot links to: the chat of its contact, otherwise the page of its kind. The path names
 * the bot, because the panel may show another one. Older rows may have kinds that no longer exist.
 */
export function pathOfNotice({ botId, kind, contact }: { botId: BotId; kind: string; contact: string | null }): string {
  const page = kind in kinds ? kinds[kind as NoticeKind].link.path : '/dashboard';
  const path = contact === null ? page : `/chat-history?kontak=${encodeURIComponent(contact)}`;
  return accountPages.has(path) ? path : `/b/${botId}${path}`;
}

/** A switch that an owner has set explicitly. */
export interface NoticeSwitch {
  readonly kind: SwitchedKind;
  readonly channel: NoticeChannel;
  readonly wanted: boolean;
}

/** Kinds without their own switch, and the kind whose switch they share. */
const sharedSwitches: Partial<Record<NoticeKind, SwitchedKind>> = { online: 'offline', usage: 'quota', storage: 'quota' };

/** Kinds mailed by default: the first three must arrive while the bot is offline and no panel is open; a report is not urgent. */
const mailedUnasked: ReadonlySet<SwitchedKind> = new Set(['offline', 'quota', 'expiry', 'report']);

/** The state of all switches. A switch that was never set is on, except mails of everyday kinds. */
export function allSwitches(touched: readonly NoticeSwitch[]): NoticeSwitch[] {
  return switchedKinds.flatMap((kind) =>
    noticeChannels.map((channel) => {
      const own = touched.find((one) => one.kind === kind && one.channel === channel);
      return own ?? { kind, channel, wanted: channel !== 'email' || mailedUnasked.has(kind) };
    }),
  );
}

/**
 * Notices that cost the owner money when missed. They are mailed when no other channel outside the panel reaches the
 * owner.
 */
const mailedAlone: ReadonlySet<NoticeKind> = new Set(['closing', 'handover', 'question']);

/** True for a notice that is mailed while no other channel reaches the owner, unless the owner switched its mail off. */
export function isMailedAlone(kind: NoticeKind, touched: readonly NoticeSwitch[]): boolean {
  return mailedAlone.has(kind) && !touched.some((one) => one.kind === kind && one.channel === 'email');
}

/** @param copy state of the latest copy to a number that no copy was delivered to yet */
export function numberStateOf(copy: 'queued' | 'sent' | 'failed' | undefined): NumberState {
  if (copy === undefined) return 'untested';
  return copy === 'queued' ? 'waiting' : copy;
}

/**
 * The channels that one notice uses besides the panel. A switch that the owner has set decides. When no switch was
 * set, the notice itself decides whether it is mailed.
 */
export function waysOf(
  notice: { readonly kind: NoticeKind; readonly mail?: boolean },
  touched: readonly NoticeSwitch[],
): Record<NoticeChannel, boolean> {
  // the owner has just requested it and expects it on the phone
  if (notice.kind === 'test') return { whatsapp: true, email: false, push: false };
  const kind = sharedSwitches[notice.kind] ?? notice.kind;
  const own = (channel: NoticeChannel) => touched.find((one) => one.kind === kind && one.channel === channel)?.wanted;
  return { whatsapp: own('whatsapp') ?? true, email: own('email') ?? notice.mail ?? false, push: own('push') ?? true };
}
