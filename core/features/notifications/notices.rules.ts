import type { LogLevel } from '#contracts/values/statuses';
import { noticeChannels, switchedKinds, type NoticeChannel, type NoticeKind, type SwitchedKind } from '#contracts/values/notices';

/** How each kind is treated: the level of its log line, the place it is about, and whether it stays in front until it is handled. */
const kinds: Record<NoticeKind, { level: LogLevel; link: { text: string; path: string }; serious: boolean }> = {
  closing: { level: 'INFO', link: { text: 'Lihat percakapan', path: '/chat-history' }, serious: false },
  handover: { level: 'WARN', link: { text: 'Lihat percakapan', path: '/chat-history' }, serious: true },
  question: { level: 'WARN', link: { text: 'Jawab pertanyaan', path: '/chat-history' }, serious: true },
  offline: { level: 'WARN', link: { text: 'Periksa bot', path: '/bot' }, serious: true },
  online: { level: 'INFO', link: { text: 'Lihat bot', path: '/bot' }, serious: false },
  quota: { level: 'WARN', link: { text: 'Lihat paket', path: '/billing' }, serious: false },
  expiry: { level: 'WARN', link: { text: 'Lihat paket', path: '/billing' }, serious: false },
  test: { level: 'INFO', link: { text: 'Lihat follow-up', path: '/followup' }, serious: false },
};

export function levelOf(kind: NoticeKind): LogLevel {
  return kinds[kind].level;
}

export function isSerious(kind: NoticeKind): boolean {
  return kinds[kind].serious;
}

/** Words of a link to what a notice is about. */
export function linkText(kind: NoticeKind): string {
  return kinds[kind].link.text;
}

/** Where in the panel a notice leads: to the chat of whom it is about, else to the page of its kind. Kinds of older rows may be unknown. */
export function pathOfNotice(kind: string, contact: string | null): string {
  if (contact !== null) return `/chat-history?kontak=${encodeURIComponent(contact)}`;
  return kind in kinds ? kinds[kind as NoticeKind].link.path : '/dashboard';
}

/** What an owner switched by hand. */
export interface NoticeSwitch {
  readonly kind: SwitchedKind;
  readonly channel: NoticeChannel;
  readonly wanted: boolean;
}

/** Mails are for what must not depend on a bot that is online or a panel that is open. */
const mailedUnasked: ReadonlySet<SwitchedKind> = new Set(['offline', 'quota', 'expiry']);

/** All switches as they stand: what was never touched is on, but for mails of daily business. */
export function allSwitches(touched: readonly NoticeSwitch[]): NoticeSwitch[] {
  return switchedKinds.flatMap((kind) =>
    noticeChannels.map((channel) => {
      const own = touched.find((one) => one.kind === kind && one.channel === channel);
      return own ?? { kind, channel, wanted: channel !== 'email' || mailedUnasked.has(kind) };
    }),
  );
}

/**
 * The ways that one notice goes beside the panel. What was switched by hand counts; where nothing was, the notice itself says whether it
 * is worth a mail.
 */
export function waysOf(
  notice: { readonly kind: NoticeKind; readonly mail?: boolean },
  touched: readonly NoticeSwitch[],
): Record<NoticeChannel, boolean> {
  // asked for a moment ago, to be seen on the phone
  if (notice.kind === 'test') return { whatsapp: true, email: false, push: false };
  const kind = notice.kind === 'online' ? 'offline' : notice.kind;
  const own = (channel: NoticeChannel) => touched.find((one) => one.kind === kind && one.channel === channel)?.wanted;
  return { whatsapp: own('whatsapp') ?? true, email: own('email') ?? notice.mail ?? false, push: own('push') ?? true };
}
