const spellings: readonly (readonly [written: RegExp, plain: string])[] = [
  [/(\d)[ ]?(?:mgg|mggu|mngg|mnggu)(?!\p{L})/giu, '$1 minggu'],
  [/(?<!\p{L})(?:disc|discount)(?!\p{L})/giu, 'diskon'],
  [/(?<!\p{L})(?:daily|every ?day)(?!\p{L})/giu, 'tiap hari'],
  [/(?<!\p{L})(di|ke)(atas|bawah)(?!\p{L})/giu, '$1 $2'],
];

const months: Readonly<Record<string, string>> = {
  jan: 'januari',
  feb: 'februari',
  mar: 'maret',
  apr: 'april',
  jun: 'juni',
  jul: 'juli',
  agu: 'agustus',
  agt: 'agustus',
  sep: 'september',
  sept: 'september',
  okt: 'oktober',
  nov: 'november',
  des: 'desember',
};
const dated = new RegExp(String.raw`(\d)[ ]?(${Object.keys(months).join('|')})(?!\p{L})`, 'giu');

/**
 * The text with one spelling for words that owners write in several ways: "2 mgg", "15 jan", "daily", "diatas". The
 * other rules need that spelling.
 */
export function withPlainSpelling(text: string): string {
  return spellings
    .reduce((rest, [written, plain]) => rest.replaceAll(written, plain), text)
    .replaceAll(dated, (_, day: string, month: string) => `${day} ${months[month.toLowerCase()]!}`);
}
