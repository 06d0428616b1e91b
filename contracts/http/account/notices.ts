import { withoutEnd } from '../../values/text-ends.js';
import { z } from 'zod';
import { NoticeId } from '../../values/ids.js';
import { NoticeChannel, NoticeKind, NoticeLevel, NumberState, SwitchedKind } from '../../values/notices.js';
import { isRecord, reading } from '../../values/reading.js';
import { route } from '../route.js';
import { Done, PageQuery } from '../shapes.js';

/** A notice that was sent to the owner. */
export const NoticeView = z.object({
  id: NoticeId,
  /** Null for a kind that the reader does not know. The title and the body still describe the notice. */
  kind: NoticeKind.nullable().register(reading, { unknown: null }),
  title: z.string(),
  body: z.string(),
  /** Panel path that the notice links to. */
  path: z.string(),
  /** ISO moment. */
  at: z.string(),
  seen: z.boolean(),
  /** Absent in answers of older servers. */
  level: NoticeLevel.optional(),
  /** True when the notice stays on top until it is `handled`: its level is `serious`. */
  serious: z.boolean(),
  handled: z.boolean(),
});
export type NoticeView = z.infer<typeof NoticeView>;

const NoticeSwitch = z.object({ kind: SwitchedKind, channel: NoticeChannel, wanted: z.boolean() });

function isSwitch(value: unknown): boolean {
  if (!isRecord(value) || typeof value.wanted !== 'boolean') return false;
  return SwitchedKind.options.some((kind) => kind === value.kind) && NoticeChannel.options.some((channel) => channel === value.channel);
}

/** Which kinds of notice are sent over which channels. */
export const NoticeSettings = z.object({
  // drops switches with an unknown kind or channel, because this version cannot set them
  switches: z.array(NoticeSwitch).register(reading, {
    from: (value) => (Array.isArray(value) ? value.filter(isSwitch) : value),
  }),
  /** Digits; empty when none is set. */
  number: z.string(),
  /** Absent in answers of older servers. */
  numberState: NumberState.optional(),
  email: z.string(),
  /**
   * `key`: the server's public key for subscribing at the browser's push service. Null when the operator has
   * none. `here`: true when this browser receives pushes.
   */
  push: z.object({ key: z.string(), here: z.boolean() }).nullable(),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

const base64Url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .refine((text) => Math.floor((withoutEnd(text, /=/).length * 3) / 4) === bytes);

/** A browser's push subscription, in the format of `PushSubscription.toJSON()`. */
export const PushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2_000),
  keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const notices = {
  /**
   * Newest first; `before` is the id of the previous page's last row. `open`: serious notices that are not
   * handled yet, newest first.
   */
  list: route('GET', '/notices', {
    scope: 'account',
    needs: 'notices.read',
    query: PageQuery.omit({ q: true }),
    reply: z.object({ rows: z.array(NoticeView), unseen: z.number().int(), open: z.array(NoticeView) }),
  }),
  /** Reports that the owner has looked at the list. */
  markSeen: route('POST', '/notices/seen', { scope: 'account', needs: 'notices.handle', reply: Done }),
  handle: route('POST', '/notices/:noticeId/handled', { scope: 'account', needs: 'notices.handle', reply: Done }),
  settings: route('GET', '/notices/settings', { scope: 'person', reply: NoticeSettings }),
  switch: route('POST', '/notices/settings', { scope: 'person', body: NoticeSwitch, reply: Done }),
  /** Registers this browser for pushes until it logs out. */
  addDevice: route('POST', '/notices/device', { scope: 'person', body: PushSubscription, reply: Done }),
  /**
   * Sends a test message to the bot's notification number. While the bot is offline, the message waits for up to a
   * day.
   */
  sample: route('POST', '/notices/sample', { scope: 'bot', needs: 'training.write', reply: Done }),
  removeDevice: route('DELETE', '/notices/device', { scope: 'person', reply: Done }),
} as const;
