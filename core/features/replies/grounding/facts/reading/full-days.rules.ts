const names: Readonly<Record<string, string>> = {
  sen: 'Senin',
  sel: 'Selasa',
  rab: 'Rabu',
  kam: 'Kamis',
  jum: 'Jumat',
  sab: 'Sabtu',
  min: 'Minggu',
  mgg: 'Minggu',
};
const day = String.raw`(?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|ahad|sen|sel|rab|kam|jum|sab|min|mgg)`;
const to = String.raw`(?:[ ]?(?:-|–|/|,|&)[ ]?|[ ](?:s/d|sd|sampai|hingga|dan)[ ])`;
/**
 * At least two abbreviated days in a row. A single one is ambiguous: "min" can be a minimum, and "sen" can be money.
 */
const several = new RegExp(String.raw`(?<!\p{L})${day}(?:${to}${day})+(?!\p{L})`, 'giu');
const one = new RegExp(String.raw`(?<!\p{L})${day}(?!\p{L})`, 'giu');
const dash = /[ ]?[-–][ ]?/g;

/**
 * The text with full names of days: "Sen-Sab" becomes "Senin-Sabtu", and the list "sen-rab-jum" becomes
 * "Senin/Rabu/Jumat".
 */
export function withFullDays(text: string): string {
  return text.replaceAll(several, (words) => {
    const full = words.replaceAll(one, (written) => names[written.toLowerCase()] ?? written);
    if (full === words) return words;
    return (words.match(dash)?.length ?? 0) > 1 ? full.replaceAll(dash, '/') : full;
  });
}
