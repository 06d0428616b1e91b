/** How much of a text field is filled, without its words: "Belum diisi", "3 baris". */
export function linesSet(text: string): string {
  const count = text.split('\n').filter((line) => line.trim() !== '').length;
  return count === 0 ? 'Belum diisi' : `${count} baris`;
}
