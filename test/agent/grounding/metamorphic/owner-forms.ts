/** Rewrites an owner's text without changing its meaning. */
export type Form = (text: string) => string;

/** Replaces whole words; the first letter stays a capital where it was one. */
function words(written: string, plain: string): Form {
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${written})(?![\p{L}\d])`, 'giu');
  return (text) => text.replaceAll(pattern, (one) => (/^\p{Lu}/u.test(one) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain));
}

/** "20rb", but not the ends of "10-20rb" and "5/10rb", whose unit is shared. */
const short = /(?<![\d.,]|\d ?[-–/] ?|@|rp[. ]*)(\d+(?:,\d)?)[ ]?(?:rb|ribu|k)(?![\p{L}\d]|[ ]?[-–/][ ]?\d)/giu;
const millions = /(?<![\d.,]|\d ?[-–/] ?|rp[. ]*)(\d+(?:[.,]\d{1,2})?)[ ]?(?:jt|juta)(?![\p{L}\d]|[ ]?[-–/][ ]?\d| \d)/giu;
const full = /(?<![\d.,]|\d ?[-–/] ?)(?:rp\.?[ ]?)?(\d{1,3}(?:\.\d{3})*)\.000(?:,-)?(?![\d.,]\d|\d|[ ]?[-–/][ ]?\d)/giu;
const half = /(?<![\d.,]|\d ?[-–/] ?)(?:rp\.?[ ]?)?(\d{1,3})\.500(?![\d.,]\d|\d|[ ]?[-–/][ ]?\d)/giu;

const grouped = (value: number): string => String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, '.');
const number = (written: string): number => Number(written.replace(',', '.'));

const thousands =
  (form: (written: string) => string): Form =>
  (text) =>
    text.replaceAll(short, (_, one: string) => form(one));
const wholes =
  (form: (value: string) => string): Form =>
  (text) =>
    text.replaceAll(short, (_, one: string) => form(grouped(number(one) * 1e3)));
const inMillions =
  (form: (value: number, written: string) => string): Form =>
  (text) =>
    text.replaceAll(millions, (_, one: string) => form(number(one), one));

const shortened: Form = (text) =>
  text
    .replaceAll(full, (whole, one: string) => (one.includes('.') ? whole : `${one}rb`))
    .replaceAll(half, (_, one: string) => `${one},5rb`);

const money: Readonly<Record<string, Form>> = {
  '20 rb': thousands((one) => `${one} rb`),
  '20rb': thousands((one) => `${one}rb`),
  '20ribu': thousands((one) => `${one}ribu`),
  '20 ribu': thousands((one) => `${one} ribu`),
  '20k': thousands((one) => `${one}k`),
  '20K': thousands((one) => `${one}K`),
  '20RB': thousands((one) => `${one}RB`),
  Rp20rb: thousands((one) => `Rp${one}rb`),
  'Rp 20rb': thousands((one) => `Rp ${one}rb`),
  '20.000': wholes((one) => one),
  'Rp20.000': wholes((one) => `Rp${one}`),
  'Rp 20.000,-': wholes((one) => `Rp ${one},-`),
  'Rp. 20.000': wholes((one) => `Rp. ${one}`),
  'rp 20.000': wholes((one) => `rp ${one}`),
  'IDR 20.000': wholes((one) => `IDR ${one}`),
  '20,000': wholes((one) => one.replaceAll('.', ',')),
  '20000': wholes((one) => one.replaceAll('.', '')),
  '20.000 to 20rb': shortened,
  '1.500.000': inMillions((value) => grouped(value * 1e6)),
  'Rp1.500.000': inMillions((value) => `Rp${grouped(value * 1e6)}`),
  '1.5 jt': inMillions((_, one) => `${one.replace(',', '.')} jt`),
  '1,5 juta': inMillions((_, one) => `${one.replace('.', ',')} juta`),
  '1500rb': inMillions((value) => `${Math.round(value * 1e3)}rb`),
  '20rb per pcs': (text) => text.replaceAll(/((?:rb|ribu|jt|k|00))[ ]?\/[ ]?(?=\p{L})/giu, '$1 per '),
  '20rb/pcs': (text) => text.replaceAll(/(rb|ribu|jt|k|00)[ ]per[ ](?=\p{L})/giu, '$1/'),
  '20rb / pcs': (text) => text.replaceAll(/(rb|ribu|jt|k|00)[ ]?\/[ ]?(?=\p{L})/giu, '$1 / '),
  '*20rb*': (text) =>
    text.replaceAll(/(?<![\d.,*]|\d ?[-–/] ?)((?:rp\.?[ ]?)?\d+(?:[.,]\d+)*(?:rb|jt))(?![\p{L}\d]|[ ]?[-–/][ ]?\d)/giu, '*$1*'),
};

/** A line with a name of letters and one amount at once behind it: "Khimar Jumbo 85rb". */
const item =
  /^([ ]*(?:[-•*✅][ ]?)?)(\p{L}[^\d\n:=,.;()+@]*\p{L}\)?)[ ]*(?:[:=]|[-–—][ ]|\.\.+|[-=]>|\||[ ])[ ]*((?:rp\.?[ ]?)?\d+(?:[.,]\d+)*(?:[ ]?(?:rb|ribu|k|jt|juta))?(?:\/\p{L}+)?)[ ]*$/iu;
/** Words behind which an amount is no price of the words before it. */
const noItem =
  /(?<!\p{L})(?:min|minimal|minimum|maks|max|tambah|potong|potongan|diskon|isi|no|rek|bca|bri|bni|mandiri|dana|ovo|gopay|wa|hp|jl|blok|gratis|free|kalo|kalau|dari|bayar|order|belanja|ke|beli|dp)(?!\p{L})/iu;

const isItem = (line: string): boolean => {
  const found = item.exec(line);
  return found !== null && !noItem.test(found[2]!) && /rb|ribu|k|jt|juta|00/iu.test(found[3]!);
};
const items =
  (form: (name: string, price: string, head: string) => string): Form =>
  (text) =>
    text
      .split('\n')
      .map((line) => {
        const [, head, name, price] = item.exec(line) ?? [];
        return isItem(line) ? form(name!, price!, head!) : line;
      })
      .join('\n');

/** Rewrites each run of two or more lines that are items. */
function runs(form: (lines: readonly string[]) => readonly string[]): Form {
  return (text) => {
    const made: string[] = [];
    let run: string[] = [];
    const end = (): void => {
      made.push(...(run.length > 1 ? form(run) : run));
      run = [];
    };
    for (const line of text.split('\n')) {
      if (isItem(line)) run.push(line);
      else {
        end();
        made.push(line);
      }
    }
    end();
    return made.join('\n');
  };
}
const bare = (line: string): string => line.replace(/^[ ]*(?:[-•*✅][ ]?)?/u, '').trimEnd();

/** "Avanza 350rb, Xpander 450rb" as the end of a line, where each part is a name and its amount. */
const partOfRow = /^[ ]*\p{L}[\p{L} ]*[ ](?:rp\.?[ ]?)?\d+(?:[.,]\d+)*(?:rb|jt)[ ]*$/iu;
function rows(form: (head: string, parts: readonly string[]) => string): Form {
  return (text) =>
    text
      .split('\n')
      .map((line) => {
        const [, head = '', rest = line] = /^([^:\d]*:)[ ](.*)$/u.exec(line) ?? [];
        const parts = rest.replace(/\.$/, '').split(/,(?!\d)/u);
        return parts.length > 1 && parts.every((one) => partOfRow.test(one) && !noItem.test(one))
          ? form(
              head,
              parts.map((one) => one.trim()),
            )
          : line;
      })
      .join('\n');
}

const lines =
  (form: (line: string, at: number) => string): Form =>
  (text) =>
    text
      .split('\n')
      .map((line, at) => (line.trim() === '' ? line : form(line, at)))
      .join('\n');

const layout: Readonly<Record<string, Form>> = {
  'item: price': items((name, price, head) => `${head}${name}: ${price}`),
  'item : price': items((name, price, head) => `${head}${name} : ${price}`),
  'item = price': items((name, price, head) => `${head}${name} = ${price}`),
  'item=price': items((name, price, head) => `${head}${name}=${price}`),
  'item - price': items((name, price, head) => `${head}${name} - ${price}`),
  'item – price': items((name, price, head) => `${head}${name} – ${price}`),
  'item ... price': items((name, price, head) => `${head}${name} ... ${price}`),
  'item.....price': items((name, price, head) => `${head}${name}.....${price}`),
  'item -> price': items((name, price, head) => `${head}${name} -> ${price}`),
  'item | price': items((name, price, head) => `${head}${name} | ${price}`),
  'item price': items((name, price, head) => `${head}${name} ${price}`),
  'item harga price': items((name, price, head) => `${head}${name} harga ${price}`),
  'item @price': items((name, price, head) => (/[/]/.test(price) ? `${head}${name} ${price}` : `${head}${name} @${price}`)),
  'item tab price': items((name, price, head) => `${head}${name}\t${price}`),
  '• item': items((name, price) => `• ${name} ${price}`),
  '- item': items((name, price) => `- ${name} ${price}`),
  '-item': items((name, price) => `-${name} ${price}`),
  '* item': items((name, price) => `* ${name} ${price}`),
  '✅ item': items((name, price) => `✅ ${name} ${price}`),
  '👉item': items((name, price) => `👉${name} ${price}`),
  '*item* price': items((name, price, head) => `${head}*${name}* ${price}`),
  'item *price*': items((name, price, head) => `${head}${name} *${price}*`),
  '1. item': runs((all) => all.map((line, at) => `${at + 1}. ${bare(line)}`)),
  '1) item': runs((all) => all.map((line, at) => `${at + 1}) ${bare(line)}`)),
  'items, joined': runs((all) => [all.map(bare).join(', ')]),
  'items / joined': runs((all) => [all.map(bare).join(' / ')]),
  'items | joined': runs((all) => [all.map(bare).join(' | ')]),
  'items; joined': runs((all) => [all.map(bare).join('; ')]),
  'items reversed': runs((all) => all.toReversed()),
  'row as lines': rows((head, parts) => [...(head === '' ? [] : [head]), ...parts].join('\n')),
  'row as bullets': rows((head, parts) => [...(head === '' ? [] : [head]), ...parts.map((one) => `- ${one}`)].join('\n')),
  'row with /': rows((head, parts) => [head, parts.join(' / ')].join(' ').trim()),
  'row with ;': rows((head, parts) => [head, parts.join('; ')].join(' ').trim()),
  'row with |': rows((head, parts) => [head, parts.join(' | ')].join(' ').trim()),
  'row reversed': rows((head, parts) => [head, parts.toReversed().join(', ')].join(' ').trim()),
  'upper case': (text) => text.toUpperCase(),
  'lower case': (text) => text.toLowerCase(),
  'emoji at ends': lines((line) => `${line} 😊`),
  'emoji at starts': lines((line) => `🌸 ${line}`),
  'bold first line': lines((line, at) => (at === 0 && !line.includes('*') ? `*${line.trim()}*` : line)),
  'bold lines': lines((line) => (line.includes('*') || line.startsWith('-') ? line : `*${line.trim()}*`)),
  'stops added': lines((line) => (/[\p{L}\d)]$/u.test(line) ? `${line}.` : line)),
  'stops dropped': lines((line) => line.replace(/(\p{L})\.$/u, '$1')),
  'sentences as lines': (text) => text.replaceAll(/([\p{L})])\.[ ]+(?=\p{Lu})(?<!(?:Jl|No|Rp|dr|Dr|a\.n|min|Jln)\. )/gu, '$1.\n'),
  'lines apart': (text) => text.replaceAll(/\n+/g, '\n\n'),
  'wide spaces': (text) => text.replaceAll(/(\p{L}) (?=\p{L})/gu, '$1  '),
  'windows lines': (text) => text.replaceAll('\n', '\r\n'),
  'trailing spaces': (text) => text.replaceAll('\n', '  \n'),
  'no-break spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'long dashes': (text) => text.replaceAll(/(\d[ ]?)-(?=[ ]?\d)/g, '$1–').replaceAll(' - ', ' – '),
  quotes: (text) => text.replaceAll("'", '’').replaceAll(/"([^"]*)"/g, '“$1”'),
  'greeting before': (text) => `Assalamualaikum kak, selamat datang di toko kami 🙏\n${text}`,
  'closing behind': (text) => `${text}\nTerima kasih banyak, ditunggu ordernya ya kak 🙏😊`,
  'question behind': (text) => `${text}\nAda yang mau ditanyakan lagi kak?`,
  'true line behind': (text) => `${text}\nIG kami aktif tiap hari, follow ya`,
  'first line repeated': (text) => `${text}\n${text.split('\n')[0]!}`,
  'last line repeated': (text) => `${text}\n${text.split('\n').at(-1)!}`,
  'paragraphs reversed': (text) =>
    text
      .split(/\n[ ]*\n/)
      .toReversed()
      .join('\n\n'),
};

const spelling: Readonly<Record<string, Form>> = {
  'ongkos kirim': words('ongkir', 'ongkos kirim'),
  'biaya kirim': words('ongkir', 'biaya kirim'),
  'ongkos antar': words('ongkir', 'ongkos antar'),
  ongkir: words('ongkos kirim|biaya kirim|biaya pengiriman', 'ongkir'),
  free: words('gratis', 'free'),
  gratis: words('(?<!bpa |gluten |sugar |paraben |alcohol |\\p{L}-)free(?! size| wifi| fire|lance)', 'gratis'),
  'ndak bayar': words('gratis(?= ongkir)', 'bebas'),
  'uang muka': words('dp', 'uang muka'),
  'tanda jadi': words('dp', 'tanda jadi'),
  panjar: words('dp', 'panjar'),
  DP: words('uang muka|panjar', 'DP'),
  separo: (text) => text.replaceAll(/(?<!\p{L})dp 50%/giu, 'DP separo'),
  separuh: (text) => text.replaceAll(/(?<!\p{L})dp 50%/giu, 'DP separuh'),
  setengah: (text) => text.replaceAll(/(?<!\p{L})dp 50%/giu, 'DP setengah'),
  'setengah harga': (text) => text.replaceAll(/(?<!\p{L})dp 50%(?! (?:dr|dari))/giu, 'DP setengah harga'),
  '50 persen': (text) => text.replaceAll(/(\d)[ ]?%/g, '$1 persen'),
  '50 %': (text) => text.replaceAll(/(\d)%/g, '$1 %'),
  disc: words('diskon', 'disc'),
  discount: words('diskon', 'discount'),
  potongan: words('diskon', 'potongan'),
  korting: words('diskon', 'korting'),
  'potong to diskon': words('potongan|potong(?= ?(?:rp|\\d))', 'diskon'),
  pc: words('pcs', 'pc'),
  biji: words('pcs', 'biji'),
  buah: words('pcs', 'buah'),
  bh: words('pcs', 'bh'),
  Pcs: words('pcs', 'PCS'),
  pieces: words('pcs', 'potong'),
  min: words('(?<!tanpa )(?:minimal|minim|minimum)', 'min'),
  'min.': words('minimal|min', 'min.'),
  minimal: words('min(?![.])', 'minimal'),
  minimum: words('min(?![.])|minimal', 'minimum'),
  minim: words('min(?![.])|minimal', 'minim'),
  'paling sedikit': words('min(?![.])|minimal', 'paling sedikit'),
  maksimal: words('maks(?![.])|max(?![.])', 'maksimal'),
  max: words('maks(?![.])|maksimal', 'max'),
  'maks.': words('max|maks|maksimal', 'maks.'),
  'paling banyak': words('maks(?![.])|maksimal', 'paling banyak'),
  keatas: words('ke atas', 'keatas'),
  up: words('ke ?atas', 'up'),
  'ke atas to lebih': words('ke ?atas', 'atau lebih'),
  'diatas to di atas': words('diatas', 'di atas'),
  'di atas to diatas': words('di atas', 'diatas'),
  'di atas to lebih dari': words('di ?atas(?= (?:\\d|rp))', 'lebih dari'),
  'lebih dari to di atas': words('lebih dari|lbh dari', 'di atas'),
  '> for di atas': words('(?:lebih dari|di ?atas)(?= \\d)', '>'),
  '< for di bawah': words('(?:kurang dari|di ?bawah)(?= \\d)', '<'),
  hr: words('hari(?! (?:ini|itu|h|raya|jum|ahad|senin|selasa|rabu|kamis|sabtu|minggu))', 'hr'),
  bln: words('bulan', 'bln'),
  thn: words('tahun', 'thn'),
  'tiap to setiap': words('tiap', 'setiap'),
  'setiap to tiap': words('setiap', 'tiap'),
  pukul: words('(?<!\\d )jam(?= \\d)', 'pukul'),
  jam: words('pukul', 'jam'),
  jm: words('(?<!\\d )jam(?= \\d)', 'jm'),
  '09.00': (text) =>
    text.replaceAll(
      /(?<!\p{L}|\d )(jam )(\d{1,2})(?![\d.:,]|[ ]?[-–] ?\d| (?:pagi|siang|sore|malam|malem|mlm|mobil|orang|pertama|kerja))/giu,
      (_, jam: string, hour: string) => `${jam}${hour.padStart(2, '0')}.00`,
    ),
  '09:00': (text) => text.replaceAll(/(?<![\d.,])([01]\d|2[0-3])\.([0-5]0)(?!\d|[.,]\d|[ ]?(?:rb|k|jt))/g, '$1:$2'),
  '9 for 09.00': (text) => text.replaceAll(/(?<![\d.,])0?(\d{1,2})\.00(?!\d|[.,]\d|[ ]?(?:rb|k|jt))/g, '$1'),
  'senin s/d sabtu': (text) =>
    text.replaceAll(
      /(senin|selasa|rabu|kamis|jumat|sabtu|minggu)[ ]?[-–][ ]?(?=(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu))/giu,
      '$1 s/d ',
    ),
  'senin sampai sabtu': (text) =>
    text.replaceAll(
      /(senin|selasa|rabu|kamis|jumat|sabtu|minggu)[ ]?[-–][ ]?(?=(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu))/giu,
      '$1 sampai ',
    ),
  'sen-sab': (text) => text.replaceAll(/senin([ ]?[-–][ ]?)sabtu/giu, 'sen$1sab'),
  "jum'at": words('jumat', "jum'at"),
  ahad: words('minggu(?= (?:tutup|libur))', 'ahad'),
  libur: words(
    'tutup(?= (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu))|(?<=(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu) )tutup(?! jam| pukul)',
    'libur',
  ),
  'tutup for libur': words(
    'libur(?= (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu))|(?<=(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu) )libur(?! jam| pukul)',
    'tutup',
  ),
  tidak: words('ga|gak|g|nggak|ngga|tdk|ndak|enggak|gk', 'tidak'),
  ga: words('tidak|gak|nggak|ngga|tdk|enggak', 'ga'),
  gak: words('tidak|ga|nggak|ngga|tdk|enggak', 'gak'),
  nggak: words('tidak|ga|gak|ngga|tdk|enggak', 'nggak'),
  ngga: words('tidak|ga|gak|nggak|tdk|enggak', 'ngga'),
  tdk: words('tidak|ga|gak|nggak|ngga|enggak', 'tdk'),
  gk: words('tidak|ga|gak|nggak|ngga|enggak', 'gk'),
  ndak: words('tidak|ga|gak|nggak|ngga|enggak', 'ndak'),
  enggak: words('tidak|ga|gak|nggak|ngga|tdk', 'enggak'),
  bs: words('bisa', 'bs'),
  bisa: words('bs', 'bisa'),
  blm: words('belum', 'blm'),
  belum: words('blm', 'belum'),
  sdh: words('sudah|udah', 'sdh'),
  udah: words('sudah|sdh', 'udah'),
  sudah: words('udah|sdh|udh|dah', 'sudah'),
  utk: words('untuk|buat(?= (?:order|pesanan|booking|luar))', 'utk'),
  untuk: words('utk', 'untuk'),
  dgn: words('dengan', 'dgn'),
  yg: words('yang', 'yg'),
  yang: words('yg', 'yang'),
  kalau: words('kalo|klo|kl', 'kalau'),
  klo: words('kalau|kalo', 'klo'),
  sampe: words('sampai', 'sampe'),
  dr: words('dari', 'dr'),
  dari: words('dr(?![.])', 'dari'),
  krn: words('karena', 'krn'),
  aja: words('saja', 'aja'),
  saja: words('aja', 'saja'),
  dlm: words('dalam', 'dlm'),
  dalam: words('dlm', 'dalam'),
  pake: words('pakai', 'pake'),
  pakai: words('pake|pk(?= [\\p{L}])', 'pakai'),
  exclude: words('(?:belum|blm|tidak|tdk|ga|gak) termasuk', 'exclude'),
  'blm termasuk': words('(?:tidak|tdk|ga|gak|belum) termasuk', 'blm termasuk'),
  diluar: words('di luar', 'diluar'),
  'di luar': words('diluar', 'di luar'),
  include: words('(?:sudah|udah|sdh) termasuk|(?<!(?:belum|blm|tidak|tdk|ga|gak|tak|bukan|nggak|ngga) )termasuk', 'include'),
  'sudah termasuk': words('include|incl', 'sudah termasuk'),
  'udah sama': words('(?:sudah|udah|sdh) termasuk', 'udah sama'),
  'garansi to jaminan': words('garansi', 'jaminan'),
  retur: words('pengembalian barang|return', 'retur'),
  'bayar di tempat': words('cod', 'bayar di tempat'),
  COD: words('bayar di tempat', 'COD'),
  tf: words('transfer', 'tf'),
  transfer: words('tf|trf', 'transfer'),
  'atas nama': words('a\\.n\\.?|an(?= \\p{Lu})|a/n', 'atas nama'),
  'a/n': words('a\\.n\\.?|atas nama', 'a/n'),
  'kecuali to selain': words('kecuali', 'selain'),
  'tambah to +': words('tambah(?= ?(?:rp|\\d))|nambah(?= ?(?:rp|\\d))', '+'),
  '+ to tambah': (text) => text.replaceAll(/([\p{L})] ?)\+[ ]?(?=(?:rp|\d))/giu, (_, before: string) => `${before.trimEnd()} tambah `),
  '+ to nambah': (text) => text.replaceAll(/([\p{L})] ?)\+[ ]?(?=(?:rp|\d))/giu, (_, before: string) => `${before.trimEnd()} nambah `),
  '+ to ditambah': (text) => text.replaceAll(/([\p{L})] ?)\+[ ]?(?=(?:rp|\d))/giu, (_, before: string) => `${before.trimEnd()} ditambah `),
  '& to dan': (text) => text.replaceAll(/ & /g, ' dan '),
  'dan to &': words('dan', '&'),
  'wajib to harus': words('wajib', 'harus'),
  'harus to wajib': words('harus', 'wajib'),
  'boleh to bisa': words('boleh', 'bisa'),
  'hangus to tidak kembali': words('hangus', 'tidak kembali'),
  'batal to cancel': words('batal', 'cancel'),
  'cancel to batal': words('cancel', 'batal'),
  'kirim to antar': words('kirim', 'antar'),
  'dua for 2 hari': (text) =>
    text.replaceAll(
      /(?<![\d.,\-–/] ?)(?<![\d.,])([2-7])[ ](?=(?:hari|minggu|bulan|tahun)(?!\p{L}))/giu,
      (_, digit: string) => `${['dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh'][Number(digit) - 2]!} `,
    ),
  '2x to 2 kali': (text) => text.replaceAll(/(?<![\d.,x×-])(\d)x(?![\p{L}\d]| ?\d)/giu, '$1 kali'),
  'orang to org': words('orang', 'org'),
  'org to orang': words('org', 'orang'),
  'bungkus kotak to kotak': words('box', 'kotak'),
  typos: (text) => words('bayar', 'byr')(words('barang', 'brg')(words('harga', 'hrg')(words('tanggal', 'tgl')(text)))),
  'typos resolved': (text) =>
    words(
      'byr',
      'bayar',
    )(words('brg', 'barang')(words('hrg', 'harga')(words('tgl', 'tanggal')(words('jg', 'juga')(words('dl', 'dulu')(text)))))),
};

export const ownerForms: Readonly<Record<string, Form>> = { ...money, ...layout, ...spelling };
