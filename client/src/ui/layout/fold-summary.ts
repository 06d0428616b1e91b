/** Summarizes the filled lines of a text field without showing the text: "Belum diisi" or "3 baris". */
export function linesSet(text: string): string {
  const count = text.split('\n').filter((line) => line.trim() !== '').length;
  return count === 0 ? 'Belum diisi' : `${count} baris`;
}
