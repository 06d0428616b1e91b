import { limits } from '#contracts/values/limits';

/** What the file dialog offers; the server judges by the content. */
export const acceptedFiles =
  'image/jpeg,image/png,image/webp,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.rtf,.txt,.csv,.zip,.mp3,.m4a,.mp4';

type Chosen = Pick<File, 'type' | 'size'>;

/** Sent as a picture that the chat shows; anything else goes as a file. */
export function isPicture({ type }: Pick<File, 'type'>): boolean {
  return /^image\/(jpeg|png|webp)$/.test(type);
}

/** Why it is not worth trying; null when it is. */
export function refusalOf(file: Chosen): string | null {
  if (file.size === 0) return 'Berkas ini kosong. Pilih berkas lain.';
  const most = isPicture(file) ? limits.photoBytes : limits.chatFileBytes;
  if (file.size <= most) return null;
  const what = isPicture(file) ? 'Foto' : 'Berkas';
  return `${what} ini lebih dari ${most / 1_000_000} MB. Perkecil dulu, lalu pilih lagi.`;
}

/** Why these words cannot stand below it; null when they can. */
export function captionRefusal(caption: string): string | null {
  const chars = caption.trim().length;
  return chars <= limits.photoCaptionMaxChars
    ? null
    : `Keterangan paling panjang ${limits.photoCaptionMaxChars.toLocaleString('id-ID')} huruf, ini ${chars.toLocaleString('id-ID')}. Kirim sisanya sebagai pesan.`;
}

/** A size as people say it. */
export function sizeWords(bytes: number): string {
  const format = (number: number) => new Intl.NumberFormat('id-ID', { maximumFractionDigits: number < 10 ? 1 : 0 }).format(number);
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${format(bytes / 1_000)} kB` : `${format(bytes / 1_000_000)} MB`;
}
