import { z } from 'zod';
import { BotStatus, OfflineReason } from '../../values/statuses.js';
import { Phone } from '../../values/people/phone.js';
import { isRecord, reading } from '../../values/reading.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/**
 * Progress of linking with a passkey. `asked`: the server waits for the owner's authenticator. `proving` and
 * `confirming`: WhatsApp and the phone are working. `compare`: the owner compares a code with the code on the phone.
 * During `confirming`, the phone may show the same code and ask the owner to confirm it.
 */
export const PasskeyStep = z.enum(['asked', 'proving', 'compare', 'confirming']).register(reading, { unknown: 'proving' });
export type PasskeyStep = z.infer<typeof PasskeyStep>;

/** State of the owner's session. Fields beyond `status` extend the specification; all may be absent or null. */
export const BotState = z.object({
  /**
   * Grows with each change. Of two states, the state with the larger version is newer. Absent for a bot that was
   * never started.
   */
  version: z.number().int().optional(),
  status: BotStatus,
  /** Sentence for the owner: why the bot is not online and what to do. */
  detail: z.string().nullable(),
  reason: OfflineReason.nullable(),
  /** Digits of the linked number. */
  phone: z.string().nullable(),
  /** ISO moment since when this status holds. */
  since: z.string().nullable(),
  lastMessageAt: z.string().nullable(),
  qr: z.object({ url: z.string(), expiresAt: z.string(), attempt: z.number().int(), attempts: z.number().int() }).nullable(),
  /** Eight characters to type on the phone, while linking by code. */
  pairingCode: z.string().nullable(),
  /** ISO moment until which the code can be typed; null when unknown. */
  pairingCodeUntil: z.string().nullable(),
  /** Set while WhatsApp requires a passkey in addition to the code. The status is `qr` then. */
  passkey: z
    .object({
      step: PasskeyStep,
      /** ISO moment until which the owner can act. */
      until: z.string().nullable(),
      /** Code that the phone shows too. Set during `compare` and `confirming`. */
      code: z.string().nullable(),
    })
    .nullable(),
  /**
   * Set while WhatsApp forbids starting new conversations; existing chats continue. Kind `until`: WhatsApp named the
   * ISO moment of the end. Kind `unknown`: WhatsApp named no moment.
   */
  restriction: z
    .discriminatedUnion('kind', [z.object({ kind: z.literal('until'), until: z.string() }), z.object({ kind: z.literal('unknown') })])
    .register(reading, { unknown: { kind: 'unknown' } })
    .nullable(),
  /** WhatsApp's rating of the number, for one line in the panel, and the ISO moment until which the rating holds. */
  health: z
    .object({
      level: z.enum(['good', 'careful', 'limited']).register(reading, { unknown: 'careful' }),
      /** The reason, and what to do. */
      text: z.string(),
      until: z.string().nullable(),
    })
    .nullable()
    .optional(),
});
export type BotState = z.infer<typeof BotState>;

export const PairingCode = z.object({ phone: Phone });

const OwnUser = z.object({ userId: z.string().max(100).optional() });

/**
 * File name `<token>.png` with an unguessable, short-lived token. Parsed to the token; null for a name that cannot
 * contain one.
 */
const QrName = z.string().transform((name) => /^([\w-]{20,64})(?:\.png)?$/.exec(name)?.[1] ?? null);
/** Accepts `{ logs }` or the plain text body itself. */
const LogText = z
  .object({ logs: z.string() })
  .register(reading, { from: (value) => (typeof value === 'string' ? { logs: value } : value) });
const LogLines = z.string().register(reading, { from: (value) => (isRecord(value) ? value.logs : value) });

/** Whether the number is on WhatsApp; null when this cannot be checked now. */
export const NumberCheck = z.object({ onWhatsApp: z.boolean().nullable() });

export const bot = {
  checkNumber: route('GET', '/bot/numbers/:number', { scope: 'bot', needs: 'chat.read', params: { number: Phone }, reply: NumberCheck }),
  logs: route('GET', '/bot/logs', { scope: 'bot', needs: 'bot.read', reply: LogText }),
  /** Log lines as plain text, one line each. */
  logsOf: route('GET', '/bot/logs/:userId', { scope: 'bot', needs: 'bot.read', reply: LogLines }),
  clearLogs: route('DELETE', '/bot/logs', { scope: 'bot', needs: 'bot.operate', reply: Done }),
  status: route('GET', '/bot/status', { scope: 'bot', needs: 'bot.read', reply: BotState }),
  statusOf: route('GET', '/bot/status/:userId', { scope: 'bot', needs: 'bot.read', reply: BotState }),
  start: route('POST', '/bot/start', { scope: 'bot', needs: 'bot.operate', body: OwnUser, reply: Done }),
  stop: route('POST', '/bot/stop', { scope: 'bot', needs: 'bot.operate', body: OwnUser, reply: Done }),
  pairingCode: route('POST', '/bot/pairing-code', { scope: 'bot', needs: 'bot.operate', body: PairingCode, reply: Done }),
  /** PNG of the current code. Needs no bearer token. */
  qr: route('GET', '/bot/qr/:name', { scope: 'public', params: { name: QrName }, reply: z.unknown() }),
} as const;

/** Start of the log line that contains the address of the QR image. */
export const qrLogMarker = 'QR uploaded:';
