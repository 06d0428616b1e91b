const spellings: readonly (readonly [written: RegExp, plain: string])[] = [
  [/(\d)[ ]?(?:mgg|mggu|mngg|mnggu)(?!\p{L})/giu, '$1 minggu'],
  [/(?<!\p{L})(?:daily|every ?day)(?!\p{L})/giu, 'tiap hari'],
  [/(?<!\p{L})(di|ke)(atas|bawah)(?!\p{L})/giu, '$1 $2'],
];

/** Words that owners write in several ways, in the way that the rules read: "2 mgg", "daily", "diatas". */
export function withPlainSpelling(text: string): string {
  return spellings.reduce((rest, [written, plain]) => rest.replaceAll(written, plain), text);
}
