/** Another form of an answer that means the same. It returns the same text where it does not apply. */
export type Form = (answer: string) => string;

/** An amount as bots write it: "Rp45.000", "Rp 45.000". A sum of money in thousands is a multiple of 1000. */
const rupiah = /(?<!\p{L})Rp[ .]{0,2}(\d{1,3}(?:\.\d{3})+)(?![\d.,]*\d)/gu;

/** Writes amounts of which the condition holds in another way. */
function money(write: (digits: string, value: number) => string | null): Form {
  return (answer) => answer.replaceAll(rupiah, (whole, digits: string) => write(digits, Number(digits.replaceAll('.', ''))) ?? whole);
}

/** "45rb" for Rp45.000. */
const inThousands = (unit: string): Form =>
  money((_, value) => (value % 1_000 === 0 && value < 1_000_000 ? `${String(value / 1_000)}${unit}` : null));

/** "1,5jt" for Rp1.500.000. */
const inMillions = (unit: string, comma = ','): Form =>
  money((_, value) => (value % 10_000 === 0 && value >= 1_000_000 ? `${String(value / 1_000_000).replace('.', comma)}${unit}` : null));

/** Replaces whole words. A word at the start of a sentence keeps its capital. */
function words(pairs: Readonly<Record<string, string>>): Form {
  const keys = Object.keys(pairs).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${keys.join('|')})(?![\p{L}\d])`, 'giu');
  return (answer) =>
    answer.replaceAll(pattern, (word) => {
      const other = pairs[word.toLowerCase()]!;
      return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
}

const by =
  (pattern: RegExp, other: string): Form =>
  (answer) =>
    answer.replaceAll(pattern, other);

/** Changes only the text outside links and addresses. */
const outsideLinks =
  (form: Form): Form =>
  (answer) =>
    /https?:|www\.|\w\.(?:com|id|me)\b|@\w/iu.test(answer) ? answer : form(answer);

/** Adds a sentence. The one before it gets an end. */
const after =
  (sentence: string): Form =>
  (answer) =>
    `${answer}${/[\p{L}\d]$/u.test(answer) ? '.' : ''}${sentence}`;

const numbers = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'];
const lasting = 'hari|minggu|bulan|tahun|jam|menit|orang|kali|malam';
const timeOfDay = /(?<![\d.,:])([01]\d|2[0-3])\.([0-5]\d)(?![\d.]|,\d)/gu;

/** A price directly behind the name of a thing. */
const priceBehind =
  /(?<!(?:total|totalnya|jadi|jadinya|cuma|hanya|harga|harganya|dari|sebesar|bayar|ongkir|lebih|atas|minimal|bawah|tambah|ditambah|potongan|diskon|dipotong|sampai|maksimal|seharga|dp|dan))(?<=(?:^|[^\p{L}])\p{L}{3,20}) (?=Rp ?\d)/giu;

/** Forms of amounts. */
const amounts: Readonly<Record<string, Form>> = {
  'Rp 45.000': money((digits) => `Rp ${digits}`),
  'Rp45.000': money((digits) => `Rp${digits}`),
  'Rp. 45.000': money((digits) => `Rp. ${digits}`),
  'Rp.45.000': money((digits) => `Rp.${digits}`),
  'rp45.000': money((digits) => `rp${digits}`),
  'IDR 45.000': money((digits) => `IDR ${digits}`),
  '45.000': money((digits) => digits),
  'Rp45.000,-': money((digits) => `Rp${digits},-`),
  'Rp45.000,00': money((digits) => `Rp${digits},00`),
  'Rp45,000': money((digits) => `Rp${digits.replaceAll('.', ',')}`),
  Rp45000: money((digits) => `Rp${digits.replaceAll('.', '')}`),
  'Rp 45.000 (no-break space)': money((digits) => `Rp\u00a0${digits}`),
  '45rb': inThousands('rb'),
  '45 rb': inThousands(' rb'),
  '45 ribu': inThousands(' ribu'),
  '45ribu': inThousands('ribu'),
  '45k': inThousands('k'),
  '45K': inThousands('K'),
  Rp45rb: money((_, value) => (value % 1_000 === 0 && value < 1_000_000 ? `Rp${String(value / 1_000)}rb` : null)),
  '45.000 rupiah': money((digits) => `${digits} rupiah`),
  '1,5jt': inMillions('jt'),
  '1,5 juta': inMillions(' juta'),
  '1.5 jt': inMillions(' jt', '.'),
  '1.5jt': inMillions('jt', '.'),
  '*Rp45.000*': money((digits) => `*Rp${digits}*`),
  '**Rp45.000**': money((digits) => `**Rp${digits}**`),
  '_Rp45.000_': money((digits) => `_Rp${digits}_`),
  '45rb as Rp45.000': (answer) => answer.replaceAll(/(?<![\d.,–-])(?:Rp ?)?(\d{1,3}) ?(?:rb|ribu|k)(?![\p{L}\d])/gu, 'Rp$1.000'),
  'per pcs as /pcs': by(/(?<=\d) ?per ?(pcs|kg|meter|botol|box|orang|pax|hari|bulan|malam|jam|unit|lembar|porsi|pack)(?!\p{L})/giu, '/$1'),
  '/pcs as per pcs': by(
    /(?<=\d) ?\/ ?(pcs|kg|meter|botol|box|orang|pax|hari|bulan|malam|jam|unit|lembar|porsi|pack)(?!\p{L})/giu,
    ' per $1',
  ),
  '/pcs as / pcs': by(/(?<=\d) ?\/ ?(pcs|kg|meter|botol|box|orang|pax|hari|bulan|malam|jam|unit|lembar|porsi|pack)(?!\p{L})/giu, ' / $1'),
  'x as ×': by(/(?<![\p{L}]) ?x ?(?=(?:Rp ?)?\d)/gu, ' × '),
  '2x Rp45.000': by(/(?<=\d) ?[x×] ?(?=Rp ?\d)/gu, 'x '),
  '2xRp45.000': by(/(?<=\d) ?[x×] ?(?=Rp ?\d)/gu, 'x'),
  '2 * Rp45.000': by(/(?<=\d) ?[x×] ?(?=Rp ?\d)/gu, ' * '),
  'a+b': by(/ \+ /g, '+'),
  'a=b': by(/ = /g, '='),
  'a = b as a: b': by(/ = (?=Rp)/g, ': '),
  'a = b as a → b': by(/ = (?=Rp)/g, ' → '),
  'a = b as a jadi b': by(/ = (?=Rp)/g, ' jadi '),
  'a = b as a = *b*': by(/ = (Rp ?[\d.]*\d)/g, ' = *$1*'),
  'a + b as a & b': by(/ \+ (?=\p{L})/gu, ' & '),
  'a + b as a plus b': by(/ \+ (?=\p{L})/gu, ' plus '),
  'total: b': by(/(?<!\p{L})(total)(?:nya)?:? ?(?=Rp ?\d)/giu, '$1: '),
  '*total: b*': by(/(?<!\p{L})(total)(?:nya)?:? ?(Rp ?\d[\d.]*\d)/giu, '*$1: $2*'),
  'total jadi b': by(/(?<!\p{L})(total)(?:nya)?:? ?(?=Rp ?\d)/giu, '$1 jadi '),
  'total sebesar b': by(/(?<!\p{L})(total)(?:nya)?:? ?(?=Rp ?\d)/giu, '$1 sebesar '),
  'total a line below': by(/[,.] ?(?=(?:total|totalnya):? ?Rp ?\d)/giu, '\n'),
  'thing: price': by(priceBehind, ': '),
  'thing - price': by(priceBehind, ' - '),
  'thing – price': by(priceBehind, ' – '),
  'thing = price': by(priceBehind, ' = '),
  'thing @price': by(priceBehind, ' @'),
  'thing harganya price': by(priceBehind, ' harganya '),
  'thing seharga price': by(priceBehind, ' seharga '),
  'thing (price)': (answer) => answer.replaceAll(/(\p{Ll}{3}) (Rp ?\d{1,3}(?:\.\d{3})+)(?=[ ,.](?!\/|per))/gu, '$1 ($2)'),
  'harga *price*': by(/(?<=harga(?:nya)? )(Rp ?\d{1,3}(?:\.\d{3})+)/giu, '*$1*'),
  'harganya as adalah': by(/(?<!\p{L})harganya (?=Rp ?\d)/giu, 'harganya adalah '),
  'parts as lines': by(/(\d{3}), (?=\p{L})/gu, '$1\n- '),
  'parts as lines with plus': by(/(\d) \+ (?=\p{L})/gu, '$1\n+ '),
  'a + b as a ditambah b': by(/ \+ (?=\p{L})/gu, ' ditambah '),
  '15% as 15 %': by(/(\d)%/g, '$1 %'),
  '15% as 15 persen': by(/(\d) ?%/g, '$1 persen'),
};

/** Forms of lines, marks and letters. */
const layout: Readonly<Record<string, Form>> = {
  'all capitals': outsideLinks((answer) => answer.toUpperCase()),
  'all lower case': outsideLinks((answer) => answer.toLowerCase()),
  'no full stops at the end': by(/\.(?=\s*$)/gu, ''),
  'no full stops': (answer) => answer.replaceAll(/(\p{L}\p{L}\p{L})\.(?=\s+\p{Lu}\p{Ll}|\s*$)/gu, '$1'),
  'full stop at the end': (answer) => (/[\p{L}\d]$/u.test(answer) ? `${answer}.` : answer),
  'exclamation marks': (answer) => answer.replaceAll(/(\p{L}\p{L}\p{L})\.(?=\s+\p{Lu}\p{Ll}|\s*$)/gu, '$1!'),
  'a line for each sentence': (answer) => answer.replaceAll(/(\p{L}\p{L}\p{L}|\d)([.!?]) (?=\p{Lu}\p{Ll})/gu, '$1$2\n'),
  'a paragraph for each sentence': (answer) => answer.replaceAll(/(\p{L}\p{L}\p{L}|\d)([.!?]) (?=\p{Lu}\p{Ll})/gu, '$1$2\n\n'),
  'lines joined': (answer) => answer.replaceAll(/([.!?:,])\n+/g, '$1 '),
  'windows line ends': by(/\n/g, '\r\n'),
  'bold lines': (answer) => answer.replaceAll(/^([^*\n]+)$/gmu, '*$1*'),
  'bold before a colon': by(/^([\p{L} ]+):/gmu, '*$1*:'),
  'bullets as •': by(/^[-*] /gmu, '• '),
  'bullets as -': by(/^[•*] /gmu, '- '),
  'bullets as ✅': by(/^[-•*] /gmu, '✅ '),
  'one bullet': (answer) => (answer.includes('\n') ? answer : `- ${answer}`),
  'no emoji': by(/ ?\p{Extended_Pictographic}\ufe0f?/gu, ''),
  'emoji at the end': (answer) => `${answer} 😊`,
  'emoji at each end of a sentence': (answer) => answer.replaceAll(/(\p{L}\p{L}\p{L}|\d)([.!]) (?=\p{Lu}\p{Ll})/gu, '$1 😊$2 '),
  'emoji at the start': (answer) => `✨ ${answer}`,
  'two spaces': by(/(\p{L}[.!?,]) (?=\p{L})/gu, '$1  '),
  'en dashes': by(/(?<=\d) ?- ?(?=\d)/g, '–'),
  'spaces around dashes between times': by(/(?<=\d[.:]\d\d) ?[-–] ?(?=\d\d?[.:]\d\d)/g, ' - '),
  'quotation marks': (answer) => `"${answer}"`,
  'brackets as commas': by(/ \(([^()\d]+)\)/gu, ', $1,'),
  'a semicolon': by(/(\p{L}\p{L}\p{L}), (?=(?:tapi|jadi|untuk|kalau)(?!\p{L}))/giu, '$1; '),
};

/** Polite words, and sentences that say nothing of the shop. */
const politeness: Readonly<Record<string, Form>> = {
  'kak as bun': words({ kak: 'bun', kakak: 'bunda' }),
  'kak as sis': words({ kak: 'sis', kakak: 'sis' }),
  'kak as gan': words({ kak: 'gan', kakak: 'gan' }),
  'kak as bapak': words({ kak: 'pak', kakak: 'bapak' }),
  'kak as kakak': words({ kak: 'kakak' }),
  'kak as Kak': by(/(?<!\p{L})kak(?!\p{L})/gu, 'Kak'),
  'kak as kak Rina': by(/(?<!\p{L})kak(?=[.,!]|$)/gu, 'kak Rina'),
  'no kak': by(/ (?:ya )?kak(?!\p{L})/giu, ''),
  'no ya': by(/ ya(?=[.,!]|$| kak)/giu, ''),
  'kak at the start': (answer) => `Kak, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`,
  'a greeting before': (answer) => `Halo kak! ${answer}`,
  'a greeting line before': (answer) => `Selamat siang kak 😊\n${answer}`,
  'thanks for asking': (answer) => `Terima kasih sudah menghubungi kami. ${answer}`,
  'siap before': (answer) => `Siap kak. ${answer}`,
  'a question after': after(' Ada lagi yang bisa dibantu?'),
  'a question after 2': after(' Mau dibantu ordernya sekarang kak?'),
  'a question after 3': (answer) => `${answer}\n\nKakak rencana ambil yang mana?`,
  'thanks after': after(' Terima kasih kak 🙏'),
  'waiting after': after(' Ditunggu ya kak.'),
  'said twice': (answer) => `${answer}\n${answer}`,
  'sesuai info': (answer) => `Sesuai info dari toko ya kak, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`,
};

/** Words of the same meaning. */
const synonyms: Readonly<Record<string, Form>> = {
  'ongkir as ongkos kirim': words({ ongkir: 'ongkos kirim', ongkirnya: 'ongkos kirimnya' }),
  'ongkir as biaya kirim': words({ ongkir: 'biaya kirim', ongkirnya: 'biaya kirimnya', 'ongkos kirim': 'biaya kirim' }),
  'ongkir as biaya pengiriman': words({ ongkir: 'biaya pengiriman', ongkirnya: 'biaya pengirimannya', 'ongkos kirim': 'biaya pengiriman' }),
  'gratis as free': words({ gratis: 'free' }),
  'gratis as tanpa biaya': words({ gratis: 'tanpa biaya' }),
  'gratis ongkir as bebas ongkir': words({ 'gratis ongkir': 'bebas ongkir', 'free ongkir': 'bebas ongkir' }),
  'DP as uang muka': words({ dp: 'uang muka', dpnya: 'uang mukanya', 'dp-nya': 'uang mukanya' }),
  'DP as tanda jadi': words({ dp: 'tanda jadi', dpnya: 'tanda jadinya', 'dp-nya': 'tanda jadinya' }),
  'DP as panjar': words({ dp: 'panjar', dpnya: 'panjarnya', 'dp-nya': 'panjarnya' }),
  'diskon as potongan': words({ diskon: 'potongan', diskonnya: 'potongannya' }),
  'diskon as disc': words({ diskon: 'disc' }),
  'diskon as korting': words({ diskon: 'korting', diskonnya: 'kortingnya' }),
  'diskon as potongan harga': words({ diskon: 'potongan harga' }),
  'pcs as biji': words({ pcs: 'biji' }),
  'pcs as buah': words({ pcs: 'buah' }),
  'pcs as pc': words({ pcs: 'pc' }),
  '2 pcs as 2pcs': by(/(\d) (?=(?:pcs|kg|gr|gram|ml|liter|meter|cm|botol|box|pack)(?!\p{L}))/gu, '$1'),
  '2pcs as 2 pcs': by(/(\d)(?=(?:pcs|kg|gr|gram|ml|liter|meter|cm|botol|box|pack)(?!\p{L}))/gu, '$1 '),
  'minimal as min': words({ minimal: 'min' }),
  'minimal as min.': words({ minimal: 'min.' }),
  'minimal as paling sedikit': words({ minimal: 'paling sedikit' }),
  'minimal as minimum': words({ minimal: 'minimum' }),
  'maksimal as maks': words({ maksimal: 'maks' }),
  'maksimal as paling lama': by(/(?<!\p{L})maksimal (?=\d+ (?:hari|jam|minggu|bulan))/giu, 'paling lama '),
  'ke atas as keatas': words({ 'ke atas': 'keatas' }),
  'di atas as lebih dari': by(/(?<!\p{L})di ?atas (?=(?:Rp ?)?\d)/giu, 'lebih dari '),
  'di atas as diatas': words({ 'di atas': 'diatas', 'di bawah': 'dibawah', 'di luar': 'diluar' }),
  'hari as hr': by(/(?<=\d )hari(?!\p{L})/gu, 'hr'),
  'jam as pukul': by(/(?<!\p{L})jam (?=\d\d?[.:]\d\d)/giu, 'pukul '),
  'times with a colon': by(timeOfDay, '$1:$2'),
  '09.00 as 9': by(/(?<!\p{L})(jam|pukul) 0?(\d{1,2})[.:]00(?! ?[-–\d]| ?(?:sampai|s\/d|sd|hingga))/giu, '$1 $2'),
  '08.00-17.00 as 08.00 s/d 17.00': by(/(?<=\d[.:]\d\d) ?[-–] ?(?=\d\d?[.:]\d\d)/g, ' s/d '),
  '08.00-17.00 as 08.00 sampai 17.00': by(/(?<=\d[.:]\d\d) ?[-–] ?(?=\d\d?[.:]\d\d)/g, ' sampai '),
  '08.00-17.00 as 08.00 hingga 17.00': by(/(?<=\d[.:]\d\d) ?[-–] ?(?=\d\d?[.:]\d\d)/g, ' hingga '),
  'senin-sabtu as senin sampai sabtu': by(
    /(?<!\p{L})(senin|selasa|rabu|kamis|jumat) ?[-–] ?(?=(?:kamis|jumat|sabtu|minggu)(?!\p{L}))/giu,
    '$1 sampai ',
  ),
  'senin-sabtu as senin s/d sabtu': by(
    /(?<!\p{L})(senin|selasa|rabu|kamis|jumat) ?[-–] ?(?=(?:kamis|jumat|sabtu|minggu)(?!\p{L}))/giu,
    '$1 s/d ',
  ),
  "jumat as jum'at": words({ jumat: "jum'at" }),
  'tutup as libur': by(/(?<=(?:hari )?(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?: kami)? )tutup(?!\p{L})/giu, 'libur'),
  'tidak as gak': words({ tidak: 'gak' }),
  'tidak as ga': words({ tidak: 'ga' }),
  'tidak as nggak': words({ tidak: 'nggak' }),
  'tidak as ngga': words({ tidak: 'ngga' }),
  'tidak as tdk': words({ tidak: 'tdk' }),
  'tidak as enggak': words({ tidak: 'enggak' }),
  'tidak as tak': words({ tidak: 'tak' }),
  'tidak as nda': words({ tidak: 'nda' }),
  'belum as blm': words({ belum: 'blm' }),
  'bisa as bs': words({ bisa: 'bs' }),
  'bisa as dapat': by(/(?<=\p{L} )bisa (?=(?:di|pakai|me)\p{L})/giu, 'dapat '),
  'sudah as sdh': words({ sudah: 'sdh' }),
  'sudah as udah': words({ sudah: 'udah' }),
  'sudah as telah': by(/(?<!\p{L})sudah (?=termasuk)/giu, 'telah '),
  'untuk as utk': words({ untuk: 'utk' }),
  'untuk as buat': words({ untuk: 'buat' }),
  'dengan as dgn': words({ dengan: 'dgn' }),
  'dengan as sama': words({ dengan: 'sama' }),
  'yang as yg': words({ yang: 'yg' }),
  'dan as &': words({ dan: '&' }),
  'dan as serta': words({ dan: 'serta' }),
  'dan as dn': words({ dan: 'dn' }),
  'cuma as cuman': words({ cuma: 'cuman' }),
  'saja as aja': words({ saja: 'aja' }),
  'kalau as kalo': words({ kalau: 'kalo' }),
  'kalau as klo': words({ kalau: 'klo', kalo: 'klo' }),
  'kalau as jika': words({ kalau: 'jika', kalo: 'jika' }),
  'jadi as jd': words({ jadi: 'jd' }),
  'hanya as cuma': words({ hanya: 'cuma' }),
  'hanya as cuman': words({ hanya: 'cuman' }),
  'dari as dr': words({ dari: 'dr' }),
  'sampai as sampe': words({ sampai: 'sampe' }),
  'karena as krn': words({ karena: 'krn' }),
  'sama as sm': words({ sama: 'sm' }),
  'harga as hrg': words({ harga: 'hrg', harganya: 'hrgnya' }),
  'total as ttl': words({ total: 'ttl', totalnya: 'ttlnya' }),
  'total as jumlah': by(/(?<!\p{L})total(nya)?(?= Rp)/giu, 'jumlah$1'),
  'total as totalnya': by(/(?<!\p{L})total(?= Rp)/giu, 'totalnya'),
  'orang as org': words({ orang: 'org' }),
  'belum termasuk as blm termasuk': words({ 'belum termasuk': 'blm termasuk' }),
  'belum termasuk as di luar': by(/(?<!\p{L})belum termasuk (?=ongkir|ongkos|biaya|pajak|ppn)/giu, 'di luar '),
  'belum termasuk as tidak termasuk': words({ 'belum termasuk': 'tidak termasuk' }),
  'belum termasuk as exclude': words({ 'belum termasuk': 'exclude' }),
  'belum termasuk as belum include': words({ 'belum termasuk': 'belum include' }),
  'sudah termasuk as include': words({ 'sudah termasuk': 'include' }),
  'sudah termasuk as sudah include': words({ 'sudah termasuk': 'sudah include' }),
  'sudah termasuk as udah sama': words({ 'sudah termasuk': 'udah sama' }),
  'garansi as jaminan': words({ garansi: 'jaminan', garansinya: 'jaminannya' }),
  'garansi as warranty': words({ garansi: 'warranty' }),
  'retur as pengembalian': by(/(?<=bisa |boleh )retur(?!\p{L})/giu, 'dikembalikan'),
  'COD as bayar di tempat': words({ cod: 'bayar di tempat' }),
  'transfer as tf': words({ transfer: 'tf' }),
  'dikirim as dikirimkan': words({ dikirim: 'dikirimkan' }),
  'kami as kita': words({ kami: 'kita' }),
  'numbers in words': (answer) =>
    answer.replaceAll(new RegExp(String.raw`(?<![\d.,:/-] ?|[-–])(\d{1,2})[ ](?=(?:${lasting})(?!\p{L}))`, 'gu'), (whole, one: string) =>
      numbers[Number(one)] === undefined || Number(one) === 0 ? whole : `${numbers[Number(one)]!} `,
    ),
  '3x as 3 kali': by(/(?<![\d.,])(\d{1,2})x(?=[ .,]\p{L}|[.,]|$)/gu, '$1 kali'),
  '50% as setengah': by(/(?<![\d.,-])50% dari/gu, 'setengah dari'),
  '2-3 hari as 2 sampai 3 hari': by(
    /(?<![\d.,:-])(\d{1,2}) ?[-–] ?(\d{1,2}) (?=(?:hari|minggu|bulan|jam|orang)(?!\p{L}))/gu,
    '$1 sampai $2 ',
  ),
  'kak, as double letters': words({ ya: 'yaa' }),
  'maaf before': (answer) => (/^maaf/iu.test(answer) ? answer : `Maaf kak, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`),
  'no maaf': by(/^Maaf (?:ya )?(?:kak)?,? ?/gu, ''),
  'mohon maaf': by(/^Maaf(?!\p{L})/gu, 'Mohon maaf'),
  'baik before': (answer) => `Baik kak, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`,
  'itu as tsb': words({ tersebut: 'tsb' }),
};

export const forms: Readonly<Record<string, Form>> = { ...amounts, ...layout, ...politeness, ...synonyms };
