import { limits } from '#contracts/values/limits';
import { cutText } from '#contracts/values/texts';

/** File types offered by the file dialog. The server checks the actual content. */
export const acceptedFiles =
  'image/jpeg,image/png,image/webp,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.rtf,.txt,.csv,.zip,.mp3,.m4a,.mp4';

type Chosen = Pick<File, 'type' | 'size' | 'name'>;

/** Maximum number of files above the composer. They are sent one after the other. */
export const attachedMax = 10;

/** File extensions that the server accepts, as in {@link acceptedFiles}. */
const knownEndings = /\.(jpe?g|png|webp|pdf|docx?|xlsx?|pptx?|od[ts]|rtf|txt|csv|zip|mp3|m4a|mp4)$/i;

/** True for files that are sent as a picture, which the chat displays. Everything else is sent as a file. */
export function isPicture({ type }: Pick<File, 'type'>): boolean {
  return /^image\/(jpeg|png|webp)$/.test(type);
}

/** Why the file would be refused, so that it is not uploaded at all. Null when it is acceptable. */
export function refusalOf(file: Chosen): string | null {
  const foreign = foreignType(file);
  if (foreign) return foreign;
  if (file.size === 0) return 'Berkas ini kosong. Pilih berkas lain.';
  const most = isPicture(file) ? limits.photoBytes : limits.chatFileBytes;
  if (file.size <= most) return null;
  const what = isPicture(file) ? 'Foto' : 'Berkas';
  return `${what} ini lebih dari ${most / 1_000_000} MB. Perkecil dulu, lalu pilih lagi.`;
}

/**
 * Sentence for a file whose type is not accepted, null for an accepted one. A dropped folder arrives as a file
 * without type and extension, so it is refused here too.
 */
function foreignType({ type, name }: Chosen): string | null {
  if (isPicture({ type })) return null;
  // The type `image/…` makes it a picture, whatever its name is. This format cannot be sent.
  if (type.startsWith('image/')) return 'Foto jenis ini belum dapat dikirim. Simpan sebagai JPG atau PNG, lalu coba lagi.';
  if (knownEndings.test(name)) return null;
  return 'Jenis berkas ini tidak dapat dikirim. Kirim foto JPG, PNG, atau WebP, atau berkas PDF, Word, Excel, PowerPoint, teks, ZIP, MP3, atau MP4.';
}

/** Divides files into acceptable ones and error sentences about the others, without duplicate sentences. */
export function sortFiles<One extends Chosen>(files: readonly One[], already: number): { accepted: One[]; refusals: string[] } {
  const fine = files.filter((file) => refusalOf(file) === null);
  const accepted = fine.slice(0, Math.max(0, attachedMax - already));
  const refusals = new Set(files.flatMap((file) => withName(file, files.length, refusalOf(file))));
  const left = fine.length - accepted.length;
  if (left > 0) refusals.add(`Paling banyak ${attachedMax} lampiran sekaligus, jadi ${left} tidak ikut. Kirim dulu yang ada.`);
  return { accepted, refusals: [...refusals] };
}

/** Adds the name of the file when there are several. */
function withName({ name }: Chosen, count: number, refusal: string | null): string[] {
  if (refusal === null) return [];
  return [count > 1 && name !== '' ? `${cutText(name, 40)}: ${refusal}` : refusal];
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
