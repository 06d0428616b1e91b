/** Words with which a shop states its place: "Toko kami di Tanah Abang Blok A". */
const located =
  /(?:^|[^\p{L}])(?:toko|outlet|gerai|kios|workshop|bengkel|studio|salon|klinik|kantor|showroom|cabang|alamat|lokasi)(?:nya)?(?: (?:kami|kita|offline|fisik|utama))*(?: (?:ada|berada|beralamat|terletak))? di ([^,.;:!?()\n]+)/giu;
/** Words of a place begin with a capital letter, and polite words end it: "di Tanah Abang Blok A lantai 3 kak". */
const proper = /(?:^|[^\p{L}])(\p{Lu}\p{Ll}\p{L}+)/gu;
const noPlaces = new Set(
  'kak kakak bapak ibu shopee tokopedia lazada tiktok instagram whatsapp google maps senin selasa rabu kamis jumat sabtu minggu'.split(' '),
);
const denies = /(?:^|[^\p{L}])(?:belum|blm|tidak|tdk|ga|gak|nggak|bukan)(?!\p{L})/iu;

/** The names in the owner's texts. A place that a reply states for the shop must be among them. */
export class OwnPlaces {
  private readonly words: ReadonlySet<string>;

  constructor(text: string) {
    this.words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  }

  /** True when a sentence states a place of the shop, and the texts contain none of its names. */
  isRefused(sentence: string): boolean {
    if (denies.test(sentence)) return false;
    return [...sentence.matchAll(located)].some(([, place]) => {
      const names = [...place!.matchAll(proper)].map(([, name]) => name!.toLowerCase()).filter((name) => !noPlaces.has(name));
      return names.length > 0 && !names.some((name) => this.words.has(name));
    });
  }
}

/** True when a sentence says where the shop is. */
export function namesOwnPlace(sentence: string): boolean {
  return sentence.search(located) !== -1;
}
