/** Text for view-once pictures and videos, which reach linked devices without their content. */
export const viewOnceText = 'Foto atau video sekali lihat. Hanya dapat dibuka di HP.';
/** Text for messages of a kind that this product does not parse. */
export const unknownText = 'Pesan jenis ini belum dapat dibaca di sini. Buka di HP.';

const all: readonly string[] = [viewOnceText, unknownText];

/**
 * True for the text of a message whose content only the phone shows. Two messages with this text may have different
 * contents.
 */
export function isUnseen(body: string): boolean {
  return all.includes(body);
}
