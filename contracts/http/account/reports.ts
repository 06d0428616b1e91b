import { z } from 'zod';
import { isRecord, reading } from '../../values/reading.js';
import { ReportTopic } from '../../values/bot/report-topics.js';
import { TimeZone } from '../../values/time-zones.js';
import { ClosingSum } from '../chat/closings.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** Totals of a period. */
const ReportTotals = z.object({
  /** Chats in which the customer wrote. */
  chats: z.int(),
  /** Number of the chats in `chats` that began in the period. */
  newChats: z.int(),
  /** Chats that the bot answered. */
  byBot: z.int(),
  /** Chats in which the owner wrote by hand. */
  byOwner: z.int(),
  closings: ClosingSum,
});

function hasKnownTopic(value: unknown): boolean {
  return isRecord(value) && ReportTopic.options.some((topic) => topic === value.topic);
}

/** The figures of a shop's chats in a day or a week. Days are those of the shop's time zone. */
export const Report = ReportTotals.extend({
  /** First day, YYYY-MM-DD. */
  from: z.string(),
  days: z.int(),
  zone: TimeZone.register(reading, { unknown: 'WIB' }),
  /** The same figures for the preceding period of the same length. */
  before: ReportTotals,
  /** Messages of customers by hour of the day, 24 numbers. */
  hours: z.array(z.int()),
  /** Median response time in seconds: half of the first answers were faster. Null without answers. */
  firstAnswerSeconds: z.number().nullable(),
  /** Topics that customers asked about, most chats first. Topics without a chat are left out. */
  topics: z.array(z.object({ topic: ReportTopic, chats: z.int() })).register(reading, {
    // drops topics that this version does not know, because it has no name for them
    from: (value) => (Array.isArray(value) ? value.filter(hasKnownTopic) : value),
  }),
  /** Questions that the bot could not answer and asked the owner, most frequent first. */
  unknown: z.array(z.object({ question: z.string(), times: z.int() })),
  /** Chats without a closing in which the customer has not written for a day or longer after our answer. */
  lost: z.int(),
});
export type Report = z.infer<typeof Report>;

/** A calendar day as YYYY-MM-DD. */
const Day = z.iso.date({ error: 'Tanggal tidak dikenali. Muat ulang halaman ini.' });

const hourError = 'Pilih jam antara 0 dan 23.';

/** When the morning report is sent. */
export const ReportSettings = z.object({
  /** Full hour in the shop's time zone; null for no report. */
  hour: z.int({ error: hourError }).min(0, { error: hourError }).max(23, { error: hourError }).nullable(),
});
export type ReportSettings = z.infer<typeof ReportSettings>;

export const reports = {
  /**
   * Reads the report of `days` days from `from` on. Without `days`, one day. Without `from`, the last complete day or
   * week.
   */
  read: route('GET', '/reports', {
    scope: 'bot',
    needs: 'figures.read',
    query: z.object({ days: z.enum(['1', '7'], { error: 'Pilih laporan per hari atau per minggu.' }).optional(), from: Day.optional() }),
    reply: Report,
  }),
  settings: route('GET', '/reports/settings', {
    scope: 'bot',
    needs: 'figures.read',
    reply: z.object({ hour: z.int().nullable(), zone: TimeZone.register(reading, { unknown: 'WIB' }) }),
  }),
  save: route('POST', '/reports/settings', { scope: 'bot', needs: 'training.write', body: ReportSettings, reply: Done }),
} as const;
