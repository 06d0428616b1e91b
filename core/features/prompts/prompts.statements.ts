import type { AnswersWhen } from '#contracts/values/bot/answers-when';
import type { AddressForm, Tone } from '#contracts/values/bot/voice';
import type { OpeningHours } from '#contracts/values/bot/opening-hours';
import type { BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { TimeZone } from '#contracts/values/time-zones';
import type { Sql } from '../../platform/database/database.js';
import type { BotSettings, SenderOrigin } from './bot-settings.entity.js';

/** Reply settings: how the bot behaves, apart from what it says. */
export type StoredReplySettings = Readonly<Pick<BotSettings, 'quotaReply' | 'takeoverMinutes' | 'sendsPerMinute' | 'typingMsPerCharacter'>>;

/** When the bot answers, as stored. */
export type StoredHours = Readonly<Pick<BotSettings, 'answersWhen' | 'answersAfterMinutes' | 'openingHours' | 'timeZone'>>;

/** The bot's training and settings. */
export type Prompts = Readonly<
  Pick<
    BotSettings,
    | 'prompt'
    | 'secondaryPrompt'
    | 'secret'
    | 'sameWords'
    | 'senderDistrict'
    | 'senderOrigin'
    | 'notificationNumber'
    | 'callReply'
    | 'answersBroadcasts'
    | 'metaAiAnswers'
    | 'introducesAi'
    | 'shopName'
    | 'addressForm'
    | 'tone'
  > &
    StoredReplySettings &
    StoredHours
>;

export const noPrompts: Prompts = {
  prompt: '',
  secondaryPrompt: '',
  secret: '',
  sameWords: '',
  senderDistrict: '',
  senderOrigin: null,
  notificationNumber: '',
  callReply: '',
  answersBroadcasts: false,
  metaAiAnswers: false,
  introducesAi: false,
  shopName: '',
  addressForm: 'text',
  tone: 'text',
  quotaReply: '',
  takeoverMinutes: limits.takeoverMinutes,
  sendsPerMinute: limits.sendsPerMinute,
  typingMsPerCharacter: limits.typingMsPerCharacter,
  answersWhen: 'always',
  answersAfterMinutes: limits.answersAfterMinutes,
  openingHours: null,
  timeZone: null,
};

/** The bot's training and settings. Read for each answer. */
export async function findPrompts(sql: Sql, botId: BotId): Promise<Prompts> {
  const rows = await sql.rows<{
    prompt: string;
    secondary_prompt: string;
    secret: string;
    same_words: string;
    sender_district: string;
    sender_origin: SenderOrigin | null;
    notification_number: string;
    call_reply: string;
    answers_broadcasts: boolean;
    meta_ai_answers: boolean;
    introduces_ai: boolean;
    shop_name: string;
    address_form: AddressForm;
    tone: Tone;
    quota_reply: string;
    takeover_minutes: number;
    sends_per_minute: number;
    typing_ms_per_character: number;
    answers_when: AnswersWhen;
    answers_after_minutes: number;
    opening_hours: OpeningHours | null;
    time_zone: TimeZone | null;
  }>(
    `SELECT prompt, secondary_prompt, secret, same_words, sender_district, sender_origin, notification_number, call_reply, quota_reply, takeover_minutes,
       sends_per_minute, typing_ms_per_character, answers_broadcasts, meta_ai_answers, introduces_ai, shop_name, address_form, tone, answers_when, answers_after_minutes, opening_hours, time_zone
     FROM bot_settings WHERE bot_id = $1`,
    [botId],
    'prompts-find',
  );
  const row = rows[0];
  if (!row) return noPrompts;
  return {
    prompt: row.prompt,
    secondaryPrompt: row.secondary_prompt,
    secret: row.secret,
    sameWords: row.same_words,
    senderDistrict: row.sender_district,
    senderOrigin: row.sender_origin,
    notificationNumber: row.notification_number,
    callReply: row.call_reply,
    answersBroadcasts: row.answers_broadcasts,
    metaAiAnswers: row.meta_ai_answers,
    introducesAi: row.introduces_ai,
    shopName: row.shop_name,
    addressForm: row.address_form,
    tone: row.tone,
    quotaReply: row.quota_reply,
    takeoverMinutes: row.takeover_minutes,
    sendsPerMinute: row.sends_per_minute,
    typingMsPerCharacter: row.typing_ms_per_character,
    answersWhen: row.answers_when,
    answersAfterMinutes: row.answers_after_minutes,
    openingHours: row.opening_hours,
    timeZone: row.time_zone,
  };
}

/**
 * SQL, text: the calendar day (YYYY-MM-DD) in this owner's time zone at that moment. WIB is used while the zone is
 * not known. Both parameters are SQL expressions.
 */
export function shopDayPart(owner: string, at: string): string {
  return `to_char(${at}::timestamptz AT TIME ZONE 'UTC' + make_interval(hours => CASE (SELECT t.time_zone FROM bot_settings t WHERE t.bot_id = ${owner})
       WHEN 'WITA' THEN 8 WHEN 'WIT' THEN 9 ELSE 7 END), 'YYYY-MM-DD')`;
}

/** The calendar day in the owner's time zone at that moment. */
export async function findDay(sql: Sql, botId: BotId, at: Date): Promise<string> {
  const rows = await sql.rows<{ day: string }>(`SELECT ${shopDayPart('$1', '$2')} AS day`, [botId, at], 'prompts-day');
  return rows[0]!.day;
}

/** Setup progress of the owner, and the last failure of the bot. */
export interface Progress {
  readonly trained: boolean;
  readonly triedOut: boolean;
  /** When the models last failed to produce an answer; null for never. */
  readonly aiFailedAt: Date | null;
  readonly answersWhen: AnswersWhen;
}

export async function findProgress(sql: Sql, botId: BotId): Promise<Progress> {
  const [row] = await sql.rows<{ -readonly [Key in keyof Progress]: Progress[Key] }>(
    `SELECT prompt ~ '\\S' OR secondary_prompt ~ '\\S' AS trained, tried_out_at IS NOT NULL AS "triedOut", ai_failed_at AS "aiFailedAt", answers_when AS "answersWhen" FROM bot_settings WHERE bot_id = $1`,
    [botId],
    'prompts-progress',
  );
  return row ?? { trained: false, triedOut: false, aiFailedAt: null, answersWhen: 'always' };
}

export async function markAiFailed(sql: Sql, botId: BotId): Promise<void> {
  await sql.run(
    `INSERT INTO bot_settings (bot_id, ai_failed_at) VALUES ($1, now()) ON CONFLICT (bot_id) DO UPDATE SET ai_failed_at = EXCLUDED.ai_failed_at`,
    [botId],
  );
}

/** Records when the owner first tried the bot out. A later call changes nothing. */
export async function markTriedOut(sql: Sql, botId: BotId, at: Date): Promise<void> {
  await sql.run(
    `INSERT INTO bot_settings (bot_id, tried_out_at) VALUES ($1, $2)
     ON CONFLICT (bot_id) DO UPDATE SET tried_out_at = coalesce(bot_settings.tried_out_at, EXCLUDED.tried_out_at)`,
    [botId, at],
  );
}

/** Stores the place of the kecamatan. Has no effect when the kecamatan was changed since. */
export async function saveOrigin(sql: Sql, botId: BotId, origin: SenderOrigin): Promise<void> {
  await sql.run(`UPDATE bot_settings SET sender_origin = $2 WHERE bot_id = $1 AND sender_district = $3`, [
    botId,
    JSON.stringify(origin),
    origin.typed,
  ]);
}
