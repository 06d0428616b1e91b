import type { AddressForm, Tone } from '#contracts/values/bot/voice';

/** The owner's settings for how the bot writes. */
export interface Voice {
  readonly shopName: string;
  readonly addressForm: AddressForm;
  readonly tone: Tone;
}

const addressed: Readonly<Record<Exclude<AddressForm, 'text'>, string>> = {
  kak: 'Sapa pelanggan dengan "Kak".',
  'bapak-ibu': 'Sapa pelanggan dengan "Bapak" atau "Ibu" menurut namanya; bila tidak jelas, "Bapak/Ibu".',
  'mas-mbak': 'Sapa pelanggan dengan "Mas" atau "Mbak" menurut namanya; bila tidak jelas, "Kak".',
  bunda: 'Sapa pelanggan dengan "Bunda"; bila jelas laki-laki, "Ayah".',
  sis: 'Sapa pelanggan dengan "Sis"; bila jelas laki-laki, "Gan".',
};

const spoken: Readonly<Record<Exclude<Tone, 'text'>, string>> = {
  casual: 'Gaya bahasa: santai dan akrab seperti teman, boleh satu emoji bila pas.',
  polite: 'Gaya bahasa: sopan dan ramah, kalimat pendek, emoji seperlunya.',
  formal: 'Gaya bahasa: resmi dan lengkap, tanpa emoji, singkatan, dan bahasa gaul.',
};

/** The shop's name as a line of the instruction; empty without a name. */
export function shopNameLine(shopName: string): string {
  return shopName.trim() === '' ? '' : `Nama toko: ${shopName.trim()}`;
}

/** The owner's choices as lines of the instruction; empty when the training text decides all of them. */
export function voiceText({ shopName, addressForm, tone }: Voice): string {
  const lines = [shopNameLine(shopName), addressForm === 'text' ? '' : addressed[addressForm], tone === 'text' ? '' : spoken[tone]];
  return lines.filter((line) => line !== '').join('\n');
}
