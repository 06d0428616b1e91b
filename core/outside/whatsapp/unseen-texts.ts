/** View-once pictures and videos reach linked devices without their content. */
export const viewOnceText = 'Foto atau video sekali lihat. Hanya dapat dibuka di HP.';
/** Text for messages of a kind that this product does not read. */
export const unknownText = 'Pesan jenis ini belum dapat dibaca di sini. Buka di HP.';

const all: readonly string[] = [viewOnceText, unknownText];

/** True for the text of a message whose content only the phone shows. Two of them may show different things. */
export function isUnseen(body: string): boolean {
  return all.includes(body);
}
