import { emptyValue, type PromptSettings } from '#contracts/http/bot/prompt';
import { readNumber, toContactAddress } from '#contracts/values/people/phone';
import { typedNumber } from '../../forms/digits.js';

/** Photos of the list that are shown before somebody asks for the rest. */
export const photosAtFirst = 24;

const shown = (value: string) => (value === emptyValue ? '' : value);
const sent = (value: string) => (value.trim() === '' ? emptyValue : value);

/** What the server stores → what the fields show: `default` is empty, the number has no suffix. */
export function toTrainFields(settings: PromptSettings): PromptSettings {
  return {
    prompt: shown(settings.prompt),
    secondary_prompt: shown(settings.secondary_prompt),
    alamat: shown(settings.alamat),
    nomor_notifikasi: typedNumber(shown(settings.nomor_notifikasi)),
  };
}

/**
 * What the fields hold → what is sent: empty becomes `default`, the number gets its suffix. One with two readings goes as it was typed: the server
 * asks which one is meant.
 */
export function toPromptSettings(fields: PromptSettings): PromptSettings {
  const reading = readNumber(fields.nomor_notifikasi);
  return {
    prompt: sent(fields.prompt),
    secondary_prompt: sent(fields.secondary_prompt),
    alamat: sent(fields.alamat),
    nomor_notifikasi: reading.kind === 'two' ? reading.foreign : reading.digits === '' ? emptyValue : toContactAddress(reading.digits),
  };
}
