/** Islands, provinces, regencies and cities that buyers name as a destination, in lower case. */
const capital = 'jakarta|jaksel|jakbar|jaktim|jakut|jakpus';
const ofBanten = 'tangerang|tangsel|serpong|bsd|ciputat|pamulang|bintaro|serang|cilegon|pandeglang|lebak';
const ofWestJava =
  'bogor|cibinong|cileungsi|depok|bekasi|tambun|cikarang|cikampek|karawang|purwakarta|subang|bandung|cimahi|sumedang|garut|tasikmalaya|tasik|ciamis|banjar|pangandaran|cianjur|sukabumi|cirebon|indramayu|majalengka|kuningan';
const ofCentralJava =
  'semarang|ungaran|ambarawa|solo|surakarta|sukoharjo|karanganyar|sragen|boyolali|klaten|wonogiri|jogja|jogjakarta|yogyakarta|yogya|sleman|bantul|kulonprogo|gunungkidul|magelang|temanggung|wonosobo|purworejo|kebumen|cilacap|banyumas|purwokerto|purbalingga|banjarnegara|tegal|brebes|pemalang|pekalongan|batang|kendal|salatiga|demak|kudus|jepara|pati|rembang|blora|grobogan|purwodadi';
const ofEastJava =
  'surabaya|sidoarjo|gresik|lamongan|tuban|bojonegoro|mojokerto|jombang|nganjuk|madiun|magetan|ngawi|ponorogo|pacitan|trenggalek|tulungagung|blitar|kediri|malang|batu|pasuruan|probolinggo|lumajang|jember|bondowoso|situbondo|banyuwangi|bangkalan|sampang|pamekasan|sumenep';
const ofJava = [capital, ofBanten, ofWestJava, ofCentralJava, ofEastJava].join('|');
const ofSumatra =
  'sumatera|sumatra|aceh|riau|jambi|bengkulu|lampung|sumut|sumbar|sumsel|batam|bintan|bangka|belitung|medan|binjai|siantar|pematangsiantar|padang|bukittinggi|payakumbuh|pekanbaru|dumai|palembang|lubuklinggau|metro|bandarlampung|pangkalpinang';
const ofKalimantan =
  'kalimantan|kalbar|kalsel|kalteng|kaltim|kaltara|pontianak|singkawang|banjarmasin|banjarbaru|palangkaraya|sampit|samarinda|balikpapan|bontang|tarakan';
const ofSulawesi =
  'sulawesi|gorontalo|sulsel|sulut|sulteng|sultra|sulbar|makassar|gowa|maros|parepare|palopo|manado|bitung|tomohon|palu|kendari|baubau|mamuju';
const ofBali = 'bali|denpasar|badung|gianyar|ubud|tabanan|singaraja';
const ofTheEast = 'lombok|flores|sumba|ntt|ntb|mataram|bima|kupang|papua|maluku|ambon|ternate|sorong|manokwari|jayapura|merauke|timika';
const outsideJava = [ofSumatra, ofKalimantan, ofSulawesi, ofBali, ofTheEast].join('|');
const names = `jabodetabek|jabodetabekpunjur|jawa|madura|banten|jabar|jateng|jatim|diy|${ofJava}|${outsideJava}|indonesia|nusantara|malaysia|singapura`;
const known = new Set(names.split('|'));
/** Names that are also ordinary words or names of goods. */
const ambiguous = new Set([
  'banjar',
  'batu',
  'batang',
  'metro',
  'pati',
  'solo',
  'palu',
  'serang',
  'bali',
  'jawa',
  'padang',
  'sampang',
  'gresik',
]);

/** Short and other names of places, each with the one name that is used to compare prices. */
export const shortPlaces: Readonly<Record<string, string>> = {
  jkt: 'jakarta',
  bdg: 'bandung',
  smg: 'semarang',
  sby: 'surabaya',
  mlg: 'malang',
  jogjakarta: 'jogja',
  yogyakarta: 'jogja',
  yogya: 'jogja',
};

export function plainPlace(name: string): string {
  return shortPlaces[name] ?? name;
}

/** The places that a text names, as it writes them. A name that is also an ordinary word counts only after "ke", "di", "area" and similar words. */
export function placeNamesIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{2,20}/gu) ?? [];
  return words.filter((word, at) => known.has(plainPlace(word)) && (!ambiguous.has(word) || leads.has(words[at - 1] ?? '')));
}

const leads = new Set([
  'ke',
  'di',
  'area',
  'wilayah',
  'kota',
  'kab',
  'kabupaten',
  'daerah',
  'luar',
  'pulau',
  'se',
  'khusus',
  'ongkir',
  'cod',
]);

const jabodetabek = new Set('jakarta jaksel jakbar jaktim jakut jakpus bogor depok tangerang tangsel bekasi'.split(' '));

const java = new Set(ofJava.split('|'));

const islands: readonly (readonly [places: ReadonlySet<string>, names: readonly string[]])[] = [
  [java, ['jawa']],
  [new Set(ofSumatra.split('|')), ['sumatera', 'sumatra']],
  [new Set(ofKalimantan.split('|')), ['kalimantan']],
  [new Set(ofSulawesi.split('|')), ['sulawesi']],
  [new Set(ofBali.split('|')), ['bali']],
];

/** The names of a place and of the regions that include it: "bekasi" is in "jabodetabek" and in "jawa". */
export function withRegion(place: string): string[] {
  const plain = plainPlace(place);
  const island = islands.flatMap(([places, written]) => (places.has(plain) ? written.filter((name) => name !== place) : []));
  return [place, ...(jabodetabek.has(plain) ? ['jabodetabek'] : []), ...island];
}

/**
 * How closely the words of an area name a place. 0 is the place's own name, larger regions ("jabodetabek", "jawa
 * timur", "jawa") have higher numbers, and "luar jawa" (everything outside of a region) has the highest one. Null for
 * an area that does not include the place.
 */
export function closenessOf(area: ReadonlySet<string>, named: string): number | null {
  const place = plainPlace(named);
  if (area.has('luar')) {
    const regions = [...area].filter((word) => regionNames.has(word));
    const isApart = (one: string): boolean =>
      known.has(place) && closenessOf(new Set([one]), place) === null && !withRegion(one).includes(place);
    return regions.length > 0 && regions.every(isApart) ? 4 : null;
  }
  if (area.has(place) || area.has(named)) return 0;
  const regions = withRegion(place);
  if (regions.includes('jabodetabek') && area.has('jabodetabek')) return 1;
  const text = [...area].join(' ');
  if (provinces.some(([places, written]) => places.has(place) && written.test(text))) return 2;
  if (/(?<!\p{L})jawa (?:timur|tengah|barat)(?!\p{L})/u.test(text)) return null;
  return regions.some((region) => area.has(region)) ? 3 : null;
}

/** Names of regions with many places. */
const regionNames = new Set('jabodetabek jawa banten jabar jateng jatim diy sumatera sumatra kalimantan sulawesi bali'.split(' '));

const provinces: readonly (readonly [places: ReadonlySet<string>, names: RegExp])[] = [
  [new Set(ofBanten.split('|')), /(?<!\p{L})banten(?!\p{L})/u],
  [new Set(ofWestJava.split('|')), /(?<!\p{L})(?:jabar|jawa barat)(?!\p{L})/u],
  [new Set(ofCentralJava.split('|')), /(?<!\p{L})(?:jateng|jawa tengah)(?!\p{L})/u],
  [new Set(ofEastJava.split('|')), /(?<!\p{L})(?:jatim|jawa timur)(?!\p{L})/u],
];

/** True when a text in lower case names a region that includes the place. "Jawa timur" is not all of Java. */
export function namesRegionOf(text: string, place: string): boolean {
  const [, ...regions] = withRegion(place);
  return (
    regions.some((region) => new RegExp(String.raw`(?<!\p{L})${region}(?!\p{L})(?! (?:timur|tengah|barat))`, 'u').test(text)) ||
    provinces.some(([places, written]) => places.has(place) && written.test(text))
  );
}

/** Words for places outside of the area that owners call "dalam kota". */
export const outside = /(?<!\p{L})luar[ ](?:kota|pulau|jawa|daerah|provinsi|negeri)(?!\p{L})/iu;
