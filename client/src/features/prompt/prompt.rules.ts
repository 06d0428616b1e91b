import { emptyValue, type PromptSettings } from '#contracts/http/prompt';
import { toContactAddress, withoutContactSuffix } from '#contracts/values/phone';

/** Photos of the list that are shown before somebody asks for the rest. */
export const photosAtFirst = 24;

export type TrainForm = { prompt: string; secondaryPrompt: string; district: string; notifyNumber: string };

const shown = (value: string) => (value === emptyValue ? '' : value);
const sent = (value: string) => (value.trim() === '' ? emptyValue : value);

/** What the server stores → what the fields show: `default` is empty, the number has no suffix. */
export function toTrainForm(settings: PromptSettings): TrainForm {
  return {
    prompt: shown(settings.prompt),
    secondaryPrompt: shown(settings.secondary_prompt),
    district: shown(settings.alamat),
    notifyNumber: withoutContactSuffix(shown(settings.nomor_notifikasi)),
  };
}

/** Characters a notification number may hold while it is typed. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/** What the fields hold → what is sent: empty becomes `default`, the number gets its suffix. */
export function toPromptSettings(form: TrainForm): PromptSettings {
  const digits = digitsOnly(form.notifyNumber.trim());
  return {
    prompt: sent(form.prompt),
    secondary_prompt: sent(form.secondaryPrompt),
    alamat: sent(form.district),
    nomor_notifikasi: digits === '' ? emptyValue : toContactAddress(digits),
  };
}
