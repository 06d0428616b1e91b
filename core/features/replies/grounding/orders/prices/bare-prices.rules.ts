const linesMax = 400;
const lineChars = 400;
/** Lines whose numbers count, measure or date something. */
const noPrices =
  /(?<!\p{L})(?:stok|stock|sisa|isi|ukuran|uk|size|ld|pb|lebar|panjang|tinggi|berat|umur|usia|jam|pukul|buka|tutup|hari|tgl|tanggal|tahun|thn|min|minimal|maks|maksimal|kode|no|nomor|blok|rt|rw|jl|jalan|lantai|kelas|level|lvl|kapasitas|jumlah|total|diskon|tipe|type|seri|kecamatan|telp|wa|hp)(?!\p{L})|%/iu;
const heading = /^[^:\d]{2,40}:[ ]?/u;
/** A name with a number in thousands: "Kecil 22". */
const priced = /^([^\d]{2,40}[ ])(?:rp\.?[ ]?)?([1-9]\d{1,2})$/iu;
const longWord = /\p{L}{3}/u;
/** Minimum number of bare prices in a price list. A line with fewer may be a coincidence. */
const enough = 2;

/**
 * A text in which "Sambal bawang: kecil 22, besar 28" has "22rb" and "28rb": a line whose parts are each a name with a number of
 * two or three digits is a price list in thousands.
 */
export function withThousands(text: string): string {
  return text
    .split('\n')
    .map((line, at) => (at < linesMax && line.length <= lineChars && !noPrices.test(line) ? inThousands(line) : line))
    .join('\n');
}

function inThousands(line: string): string {
  const [head = ''] = heading.exec(line) ?? [];
  const parts = line.slice(head.length).split(/([,;|/•·])/u);
  const names = parts.filter((_, at) => at % 2 === 0).map((part) => priced.exec(part.trim()));
  const named = new Set(names.map((found) => found?.[1]!.trim().toLowerCase()));
  // "kelas 10, kelas 11" are numbers of things with one name, and "S 48, M 50" are measures
  if (names.includes(null) || names.length < enough || named.size < names.length || ![head, ...named].some((name) => longWord.test(name!)))
    return line;
  return head + parts.map((part, at) => (at % 2 === 0 ? `${part.trimEnd()}rb` : part)).join('');
}
