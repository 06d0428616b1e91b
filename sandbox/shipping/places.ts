/** A row of the destination search. `subdistrict_name` is "-" for rows that cover a whole kecamatan. */
export interface Place {
  id: number;
  label: string;
  province_name: string;
  city_name: string;
  district_name: string;
  subdistrict_name: string;
  zip_code: string;
}

// kelurahan | kecamatan | kota | provinsi | kode pos. Equal names in different cities are intended. A kota and a
// kabupaten with the same name are two cities. Only some of these names include "kota" or "kabupaten".
const rows = `
TEBET BARAT|TEBET|JAKARTA SELATAN|DKI JAKARTA|12810
TEBET TIMUR|TEBET|JAKARTA SELATAN|DKI JAKARTA|12820
MENTENG DALAM|TEBET|JAKARTA SELATAN|DKI JAKARTA|12870
KEBAYORAN LAMA UTARA|KEBAYORAN LAMA|JAKARTA SELATAN|DKI JAKARTA|12240
GANDARIA UTARA|KEBAYORAN BARU|JAKARTA SELATAN|DKI JAKARTA|12140
MENTENG|MENTENG|JAKARTA PUSAT|DKI JAKARTA|10310
GAMBIR|GAMBIR|JAKARTA PUSAT|DKI JAKARTA|10110
KELAPA GADING BARAT|KELAPA GADING|JAKARTA UTARA|DKI JAKARTA|14240
CENGKARENG TIMUR|CENGKARENG|JAKARTA BARAT|DKI JAKARTA|11730
DUREN SAWIT|DUREN SAWIT|JAKARTA TIMUR|DKI JAKARTA|13440
DAGO|COBLONG|BANDUNG|JAWA BARAT|40135
LEBAK GEDE|COBLONG|BANDUNG|JAWA BARAT|40132
-|LEMBANG|BANDUNG BARAT|JAWA BARAT|40391
SUKAMAJU|CILODONG|DEPOK|JAWA BARAT|16415
BEJI|BEJI|DEPOK|JAWA BARAT|16421
SUKAMAJU|CIBEUNYING KIDUL|BANDUNG|JAWA BARAT|40121
SUKAMAJU|SUKABUMI|BANDAR LAMPUNG|LAMPUNG|35122
SUKAMAJU|MEGAMENDUNG|KABUPATEN BOGOR|JAWA BARAT|16770
CIBINONG|CIBINONG|KABUPATEN BOGOR|JAWA BARAT|16911
MARGAHAYU|BEKASI TIMUR|KOTA BEKASI|JAWA BARAT|17113
KARANGANYAR|KARANGANYAR|KARANGANYAR|JAWA TENGAH|57716
KARANGANYAR|GANDUSARI|TRENGGALEK|JAWA TIMUR|66372
KARANGANYAR|SAWAH BESAR|JAKARTA PUSAT|DKI JAKARTA|10740
SUMBERJO|SUMBER|REMBANG|JAWA TENGAH|59253
TEMBALANG|TEMBALANG|SEMARANG|JAWA TENGAH|50275
LAWEYAN|LAWEYAN|SURAKARTA|JAWA TENGAH|57148
CATURTUNGGAL|DEPOK|SLEMAN|DI YOGYAKARTA|55281
KOTABARU|GONDOKUSUMAN|YOGYAKARTA|DI YOGYAKARTA|55224
GUBENG|GUBENG|SURABAYA|JAWA TIMUR|60281
WONOKROMO|WONOKROMO|SURABAYA|JAWA TIMUR|60243
LOWOKWARU|LOWOKWARU|MALANG|JAWA TIMUR|65141
-|BATU|BATU|JAWA TIMUR|65311
SERPONG|SERPONG|TANGERANG SELATAN|BANTEN|15310
CIPONDOH|CIPONDOH|TANGERANG|BANTEN|15148
MEDAN BARU|MEDAN BARU|MEDAN|SUMATERA UTARA|20153
PETISAH TENGAH|MEDAN PETISAH|MEDAN|SUMATERA UTARA|20112
ILIR BARAT|ILIR BARAT I|PALEMBANG|SUMATERA SELATAN|30136
SUKAJADI|SUKAJADI|PEKANBARU|RIAU|28122
SUKAJADI|BATAM KOTA|BATAM|KEPULAUAN RIAU|29444
PADANG BARAT|PADANG BARAT|PADANG|SUMATERA BARAT|25112
DENPASAR SELATAN|DENPASAR SELATAN|DENPASAR|BALI|80221
UBUD|UBUD|GIANYAR|BALI|80571
MATARAM BARAT|SELAPARANG|MATARAM|NUSA TENGGARA BARAT|83123
OEBOBO|OEBOBO|KUPANG|NUSA TENGGARA TIMUR|85111
BANJARMASIN TENGAH|BANJARMASIN TENGAH|BANJARMASIN|KALIMANTAN SELATAN|70111
SAMARINDA ULU|SAMARINDA ULU|SAMARINDA|KALIMANTAN TIMUR|75124
PONTIANAK KOTA|PONTIANAK KOTA|PONTIANAK|KALIMANTAN BARAT|78113
PANAKKUKANG|PANAKKUKANG|MAKASSAR|SULAWESI SELATAN|90231
WENANG UTARA|WENANG|MANADO|SULAWESI UTARA|95111
SIRIMAU|SIRIMAU|AMBON|MALUKU|97124
ABEPURA|ABEPURA|JAYAPURA|PAPUA|99351
-|SUKAJADI|BANDUNG|JAWA BARAT|40162
-|BANDUNG|TULUNGAGUNG|JAWA TIMUR|66274
-|DEPOK|KABUPATEN CIREBON|JAWA BARAT|45155
-|TANAH SAREAL|KOTA BOGOR|JAWA BARAT|16161
-|CIAWI|KABUPATEN BOGOR|JAWA BARAT|16720
-|BEKASI BARAT|KOTA BEKASI|JAWA BARAT|17133
-|TAMBUN SELATAN|KABUPATEN BEKASI|JAWA BARAT|17510
-|KEJAKSAN|KOTA CIREBON|JAWA BARAT|45123
-|WERU|KABUPATEN CIREBON|JAWA BARAT|45154
-|CIKOLE|KOTA SUKABUMI|JAWA BARAT|43113
-|CISAAT|KABUPATEN SUKABUMI|JAWA BARAT|43152
-|CIHIDEUNG|TASIKMALAYA|JAWA BARAT|46126
-|SINGAPARNA|TASIKMALAYA|JAWA BARAT|46411
-|SOREANG|BANDUNG|JAWA BARAT|40911
-|BALARAJA|TANGERANG|BANTEN|15610
-|UNGARAN BARAT|SEMARANG|JAWA TENGAH|50517
-|KEPANJEN|MALANG|JAWA TIMUR|65163
-|TARUB|KABUPATEN TEGAL|JAWA TENGAH|52184
-|TEGAL TIMUR|KOTA TEGAL|JAWA TENGAH|52121
-|MOJOROTO|KOTA KEDIRI|JAWA TIMUR|64111
-|PARE|KABUPATEN KEDIRI|JAWA TIMUR|64211`;

const firstId = 17_473;

/** All places that the simulator knows. */
export const places: Place[] = rows
  .trim()
  .split('\n')
  .map((row, at) => {
    const [subdistrict = '', district = '', city = '', province = '', zip = ''] = row.split('|');
    return {
      id: firstId + at * 27,
      label: [subdistrict, district, city, province, zip].join(', '),
      province_name: province,
      city_name: city,
      district_name: district,
      subdistrict_name: subdistrict,
      zip_code: zip,
    };
  });

const copyIds = 9_000_000;

/** A copy of the place in a second city. The fault `many_places` adds it to the results. */
export function elsewhere(place: Place): Place {
  const city = { city_name: 'KEMBARAN', province_name: 'SULAWESI TENGAH', zip_code: '94999' };
  const label = [place.subdistrict_name, place.district_name, city.city_name, city.province_name, city.zip_code].join(', ');
  return { ...place, ...city, id: place.id + copyIds, label };
}

/** The place with this id. Ids of copies made by `elsewhere` are accepted too. */
export function placeOf(id: number): Place | undefined {
  const original = places.find((place) => place.id === id % copyIds);
  return original && (id < copyIds ? original : elsewhere(original));
}

/** Places whose kelurahan, kecamatan, city or zip contain every searched word. */
export function searchPlaces(text: string): Place[] {
  return places.filter(({ label }) => containsAll(label, text));
}

/** One row for each kecamatan and zip whose kecamatan, city, province or zip contain every searched word. */
export function searchDistricts(text: string): Place[] {
  const found = new Map<string, Place>();
  for (const place of places) {
    const key = [place.district_name, place.city_name, place.province_name, place.zip_code].join(', ');
    if (containsAll(key, text) && !found.has(key)) found.set(key, place);
  }
  return [...found.values()];
}

function containsAll(label: string, text: string): boolean {
  const words = text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => label.includes(word));
}
