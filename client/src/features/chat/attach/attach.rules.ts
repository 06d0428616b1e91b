import { limits } from '#contracts/values/limits';

/** File types offered by the file dialog. The server checks the actual content. */
export const acceptedFiles =
  'image/jpeg,image/png,image/webp,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.rtf,.txt,.csv,.zip,.mp3,.m4a,.mp4';

type Chosen = Pick<File, 'type' | 'size'>;

/** True for files that are sent as a picture, which the chat displays. Everything else is sent as a file. */
export function isPicture({ type }: Pick<File, 'type'>): boolean {
  return /^image\/(jpeg|png|webp)$/.test(type);
}

/** Why the file would be refused, so that it is not uploaded at all. Null when it is acceptable. */
export function refusalOf(file: Chosen): string | null {
  if (file.size === 0) return 'Berkas ini kosong. Pilih berkas lain.';
  const most = isPicture(file) ? limits.photoBytes : limits.chatFileBytes;
  if (file.size <= most) return null;
  const what = isPicture(file) ? 'Foto' : 'Berkas';
  return `${what} ini lebih dari ${most / 1_000_000} MB. Perkecil dulu, lalu pilih lagi.`;
}

/** Why this text is too long for a caption. Null when it fits. */
export function captionRefusal(caption: string): string | null {
  const chars = caption.trim().length;
  return chars <= limits.photoCaptionMaxChars
    ? null
    : `Keterangan paling panjang ${limits.photoCaptionMaxChars.toLocaleString('id-ID')} huruf, ini ${chars.toLocaleString('id-ID')}. Kirim sisanya sebagai pesan.`;
}

/** Human-readable file size. */
export function sizeWords(bytes: number): string {
  const format = (number: number) => new Intl.NumberFormat('id-ID', { maximumFractionDigits: number < 10 ? 1 : 0 }).format(number);
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${format(bytes / 1_000)} kB` : `${format(bytes / 1_000_000)} MB`;
}
