import type { BotHours, BotHoursChange } from '#contracts/http/bot/hours';
import {
  emptyValue,
  type BotSecret,
  type CallReply,
  type PromptSettings,
  type PromptVersion,
  type ReplySettings,
} from '#contracts/http/bot/prompt';
import type { SameWords } from '#contracts/http/bot/training-parts';
import type { BotVoice } from '#contracts/http/bot/voice';
import { isPhone, numberError, readNumber, toContactAddress } from '#contracts/values/people/phone';
import { storableText } from '#contracts/values/base/storable-text';
import { AppError } from '../../platform/errors/app-error.js';
import type { PromptVersion as StoredVersion } from './prompt-version.entity.js';
import type { StoredHours, StoredReplySettings, Prompts } from './prompts.statements.js';

/**
 * The settings in the format of the HTTP API: `default` represents empty, and the number ends in `@c.us`
 * (specification section 5).
 */
export function presentPrompts(
  prompts: Pick<Prompts, 'prompt' | 'secondaryPrompt' | 'senderDistrict' | 'notificationNumber'>,
): PromptSettings {
  return {
    prompt: prompts.prompt || emptyValue,
    secondary_prompt: prompts.secondaryPrompt || emptyValue,
    alamat: prompts.senderDistrict || emptyValue,
    nomor_notifikasi: prompts.notificationNumber ? toContactAddress(prompts.notificationNumber) : emptyValue,
  };
}

/**
 * Reads the settings from a request; absent fields stay unchanged.
 * @throws AppError when the notification number is not a number.
 */
export function promptsFromWire(wire: Partial<PromptSettings>): Partial<Omit<Prompts, 'senderOrigin'>> {
  return {
    ...(wire.prompt === undefined ? {} : { prompt: textOf(wire.prompt) }),
    ...(wire.secondary_prompt === undefined ? {} : { secondaryPrompt: textOf(wire.secondary_prompt) }),
    ...(wire.alamat === undefined ? {} : { senderDistrict: textOf(wire.alamat) }),
    ...(wire.nomor_notifikasi === undefined ? {} : { notificationNumber: numberOf(wire.nomor_notifikasi) }),
  };
}

export function presentVersion(version: StoredVersion): PromptVersion {
  const { id, prompt, secondaryPrompt, secret, replacedAt } = version;
  return { id, prompt, secondary_prompt: secondaryPrompt, ...(secret === '' ? {} : { secret }), replacedAt: replacedAt.toISOString() };
}

/** Removes NUL characters, which Postgres does not store in a text. */
function textOf(value: string): string {
  const text = storableText(value).trim();
  return text === emptyValue ? '' : text;
}

function numberOf(value: string): string {
  const text = textOf(value);
  if (text === '') return '';
  const reading = readNumber(text);
  if (reading.kind === 'two') throw new AppError('invalid', { rule: numberError(text) ?? '' });
  if (!isPhone(reading.digits)) throw new AppError('phone_invalid');
  return reading.digits;
}

/** Reads the answer to missed calls from a request. */
export function callReplyFromWire({ text }: CallReply): Pick<Prompts, 'callReply'> {
  return { callReply: storableText(text).trim() };
}

/** Reads the way of speaking of the bot from a request; absent fields stay unchanged. The name is one line of the instruction. */
export function voiceFromWire({ shopName, ...chosen }: Partial<BotVoice>): Partial<Pick<Prompts, 'shopName' | 'addressForm' | 'tone'>> {
  return { ...(shopName === undefined ? {} : { shopName: storableText(shopName).replaceAll(/\s+/g, ' ').trim() }), ...chosen };
}

/** Reads the bot's secrets from a request. */
export function secretFromWire({ text }: BotSecret): Pick<Prompts, 'secret'> {
  return { secret: storableText(text).trim() };
}

/** Reads the shop's synonyms from a request. */
export function sameWordsFromWire({ text }: SameWords): Pick<Prompts, 'sameWords'> {
  return { sameWords: storableText(text).trim() };
}

export function presentReplySettings({
  quotaReply,
  takeoverMinutes,
  sendsPerMinute,
  typingMsPerCharacter,
}: StoredReplySettings): ReplySettings {
  return { quotaReply, takeoverMinutes, sendsPerMinute, typingMsPerCharacter };
}

/** Reads the reply settings from a request; absent fields stay unchanged. */
export function replySettingsFromWire({ quotaReply, ...numbers }: Partial<ReplySettings>): Partial<StoredReplySettings> {
  return { ...(quotaReply === undefined ? {} : { quotaReply: storableText(quotaReply).trim() }), ...numbers };
}

/** Hours shown before the owner has stored any: "closed on every day" promises nothing about the shop. */
const noHours: BotHours['hours'] = [null, null, null, null, null, null, null];

/**
 * The opening hours and the times of answers, in the format of the panel.
 * @param zone the time zone to show when the owner has stored none
 */
export function presentHours({ answersWhen, answersAfterMinutes, openingHours, timeZone }: StoredHours, zone: BotHours['zone']): BotHours {
  return { when: answersWhen, afterMinutes: answersAfterMinutes, hours: openingHours ?? noHours, zone: timeZone ?? zone };
}

/** Reads when the bot answers from a request. */
export function hoursFromWire({ when, afterMinutes, hours, zone }: BotHoursChange): Partial<StoredHours> {
  return {
    ...(when !== undefined && { answersWhen: when }),
    ...{ answersAfterMinutes: afterMinutes, openingHours: hours, timeZone: zone },
  };
}
