import { emptyValue, type PromptSettings } from '#contracts/http/bot/prompt';
import { readNumber, toContactAddress } from '#contracts/values/people/phone';
import { typedNumber } from '../../forms/digits.js';

/** Number of photos shown before the owner expands the list. */
export const photosAtFirst = 24;

const shown = (value: string) => (value === emptyValue ? '' : value);
const sent = (value: string) => (value.trim() === '' ? emptyValue : value);

/** Converts stored settings to field values: `default` becomes empty, the number loses its suffix. */
export function toTrainFields(settings: PromptSettings): PromptSettings {
  return {
    prompt: shown(settings.prompt),
    secondary_prompt: shown(settings.secondary_prompt),
    alamat: shown(settings.alamat),
    nomor_notifikasi: typedNumber(shown(settings.nomor_notifikasi)),
  };
}

/**
 * Converts field values to a request: empty becomes `default`, the number gets its suffix. An ambiguous
 * number is sent as typed; the server asks which reading is meant.
 */
export function toPromptSettings(fields: PromptSettings): PromptSettings {
  return {
    prompt: sent(fields.prompt),
    secondary_prompt: sent(fields.secondary_prompt),
    alamat: sent(fields.alamat),
    nomor_notifikasi: toNotifyNumber(fields.nomor_notifikasi),
  };
}

/** The notification number of a request, from its field. */
export function toNotifyNumber(typed: string): string {
  const reading = readNumber(typed);
  if (reading.kind === 'two') return reading.foreign;
  return reading.digits === '' ? emptyValue : toContactAddress(reading.digits);
}
