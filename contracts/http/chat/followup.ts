import { z } from 'zod';
import { ConversationId, FollowUpId } from '../../values/ids.js';
import { limits } from '../../values/limits.js';
import { reading } from '../../values/reading.js';
import { DeliveryStatus } from '../../values/statuses.js';
import { TimeZone } from '../../values/time-zones.js';
import { UnsentReason } from '../../values/unsent.js';
import { route } from '../route.js';
import { Done, PageQuery } from '../shapes.js';

export const FollowUpDay = z.object({
  enabled: z.boolean(),
  aiEnabled: z.boolean(),
  text: z.string().max(limits.followUpTextMaxChars, { error: 'Teks follow-up terlalu panjang.' }),
});
export type FollowUpDay = z.infer<typeof FollowUpDay>;
export const FollowUpConfig = z.object({ day1: FollowUpDay, day2: FollowUpDay, day3: FollowUpDay });
export type FollowUpConfig = z.infer<typeof FollowUpConfig>;

/**
 * The owner's time zone, which the send window uses, and the maximum number of follow-ups per day for one
 * number.
 */
export const FollowUpOptions = z.object({
  zone: TimeZone.register(reading, { unknown: 'WIB' }),
  dailyLimit: z
    .number()
    .int({ error: 'Batas harian harus angka bulat.' })
    .min(1, { error: 'Batas harian paling sedikit 1.' })
    .max(limits.followUpsPerDayMax, { error: `Batas harian paling banyak ${limits.followUpsPerDayMax}.` }),
});
export type FollowUpOptions = z.infer<typeof FollowUpOptions>;

/** Day 1, 2 or 3. */
const DayNumber = z.number().int().min(1).max(3);

const Whom = { conversationId: ConversationId, name: z.string(), phoneNumber: z.string() };

/** A scheduled follow-up. */
export const QueuedFollowUp = z.object({
  id: FollowUpId,
  ...Whom,
  day: DayNumber,
  /** ISO moment of the earliest sending. */
  dueAt: z.string(),
  /** True when the follow-up was postponed: the day's limit was reached, or the previous follow-up was sent late. */
  moved: z.boolean(),
  /** The text as it would be sent now; null while the AI has not written it yet. */
  text: z.string().nullable(),
});
export type QueuedFollowUp = z.infer<typeof QueuedFollowUp>;

/** A lead who had become idle before follow-ups were switched on. */
export const OldChat = z.object({
  ...Whom,
  /** ISO moment of the lead's last message. */
  since: z.string(),
});
export type OldChat = z.infer<typeof OldChat>;

export const OldChatsPage = z.object({ rows: z.array(OldChat), total: z.number().int(), queued: z.number().int(), upTo: z.string() });
export type OldChatsPage = z.infer<typeof OldChatsPage>;

/** The owner's decision on whether the leads listed by `oldChats` get follow-ups as well. */
export const OldChatsAnswer = z.union([
  z.strictObject({ follow: z.literal('none') }),
  z.strictObject({ follow: z.literal('shown'), upTo: z.iso.datetime(), except: z.array(ConversationId).max(limits.oldChatsExceptMax) }),
]);
export type OldChatsAnswer = z.infer<typeof OldChatsAnswer>;

/** A sent follow-up and its result. */
export const SentFollowUp = z.object({
  id: FollowUpId,
  ...Whom,
  day: DayNumber,
  sentAt: z.string(),
  text: z.string(),
  status: DeliveryStatus,
  /** Why the follow-up was not sent although it was queued; null for other failures. */
  unsent: UnsentReason.nullish(),
  /** True when the lead wrote after this follow-up and before the next. */
  answered: z.boolean(),
  closed: z.boolean(),
});
export type SentFollowUp = z.infer<typeof SentFollowUp>;

export const FollowUpFunnelStep = z.object({
  day: DayNumber,
  sent: z.number().int(),
  answered: z.number().int(),
  closed: z.number().int(),
});
export type FollowUpFunnelStep = z.infer<typeof FollowUpFunnelStep>;

export const followup = {
  read: route('GET', '/followup', { scope: 'bot', needs: 'training.read', reply: FollowUpConfig }),
  save: route('POST', '/followup', { scope: 'bot', needs: 'training.write', body: FollowUpConfig, reply: Done }),
  options: route('GET', '/followup/options', { scope: 'bot', needs: 'training.read', reply: FollowUpOptions }),
  /** Settings that the request lacks stay unchanged. */
  saveOptions: route('POST', '/followup/options', {
    scope: 'bot',
    needs: 'training.write',
    body: FollowUpOptions.partial(),
    reply: Done,
  }),
  /**
   * Sorted by due time, earliest first; `before` is the id of the previous page's last row. `total` counts up
   * to a thousand.
   */
  queue: route('GET', '/followup/queue', {
    scope: 'bot',
    needs: 'chat.read',
    query: PageQuery.omit({ q: true }).extend({ conversationId: ConversationId.optional() }),
    reply: z.object({ rows: z.array(QueuedFollowUp), total: z.number().int() }),
  }),
  /**
   * Cancels one follow-up, all follow-ups of a contact, or all follow-ups of a calendar day (YYYY-MM-DD) in the
   * owner's time zone.
   */
  cancel: route('POST', '/followup/queue/cancel', {
    scope: 'bot',
    needs: 'chat.write',
    body: z.union([
      z.strictObject({ id: FollowUpId }),
      z.strictObject({ conversationId: ConversationId }),
      z.strictObject({ date: z.iso.date({ error: 'Tanggal tidak valid.' }) }),
    ]),
    reply: Done.extend({ cancelled: z.number().int() }),
  }),
  /**
   * Leads who are already idle and would get a follow-up if days up to `lastDay` were switched on, most recent first.
   * `before` is the conversation id of the previous page's last row. `upTo` repeats the value that the first page
   * returned. `total` counts up to a thousand. `queued` is the number of follow-ups that are still scheduled.
   */
  oldChats: route('GET', '/followup/old-chats', {
    scope: 'bot',
    needs: 'chat.read',
    query: PageQuery.omit({ q: true }).extend({ lastDay: z.coerce.number().int().min(1).max(3), upTo: z.iso.datetime().optional() }),
    reply: OldChatsPage,
  }),
  /**
   * `shown`: the leads listed by `oldChats` get follow-ups, without those in `except`. `none`: no lead who was
   * already idle gets a follow-up, and follow-ups that are still scheduled are not sent.
   */
  answerOldChats: route('POST', '/followup/old-chats', {
    scope: 'bot',
    needs: 'training.write',
    body: OldChatsAnswer,
    reply: Done.extend({ followed: z.number().int() }),
  }),
  /** Results of the last 30 days: a funnel for each of the three follow-up days, and the latest sent follow-ups. */
  results: route('GET', '/followup/results', {
    scope: 'bot',
    needs: 'training.read',
    reply: z.object({ funnel: z.array(FollowUpFunnelStep), recent: z.array(SentFollowUp) }),
  }),
  /** Sends the follow-up text of `day` to the owner's notification number. */
  test: route('POST', '/followup/test', { scope: 'bot', needs: 'training.write', body: z.object({ day: DayNumber }), reply: Done }),
} as const;
