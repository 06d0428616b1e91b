/*
 * Goods that never cost a few thousand Rupiah. A phone for "12.499" is written in thousands.
 */

const phones =
  /^(?:hp |hand ?phone )?(?:iphone|samsung|galaxy|oppo|vivo|xiaomi|redmi|realme|infinix|tecno|poco|huawei|ipad|macbook|laptop|notebook|chromebook|thinkpad|asus|acer|lenovo)\b/i;
const vehicles =
  /^(?:(?:honda|yamaha|suzuki|kawasaki|toyota|daihatsu|mitsubishi|nissan|hyundai|wuling) )?(?:beat|vario|scoopy|pcx|nmax|aerox|xmax|mio|fazzio|filano|supra|revo|ninja|klx|crf|vixion|cbr|avanza|xenia|innova|fortuner|rush|terios|agya|ayla|calya|sigra|brio|jazz|mobilio|civic|hr-?v|cr-?v|br-?v|ertiga|xpander|pajero|granmax)\b/i;
const furniture =
  /^(?:sofa|lemari|buffet|bufet|spring ?bed|ranjang|dipan|kitchen set|meja (?:makan|tamu|kantor|belajar|rias)|kursi (?:tamu|makan|kantor|gaming|jati))\b/i;
const machines =
  /^(?:kulkas|freezer|mesin cuci|ac \d|ac split|smart ?tv|tv (?:led|\d{2})|led tv|mesin jahit|genset|sepeda listrik|treadmill|playstation|ps[45]\b|kamera|drone)/i;
const others = /^(?:paket )?(?:umroh|umrah|haji|wedding|pernikahan|logam mulia|emas \d|cincin emas|kalung emas|gelang emas)\b/i;
/** Words for parts, toys and services. Their names contain the names of the goods to which they belong. */
const forThem =
  /\b(?:case|casing|soft ?case|hard ?case|tempered|anti ?gores|charger|cas|kabel|lcd|baterai|batre|battery|headset|earphone|adaptor|keyboard|mouse|tas|sarung|cover|stik(?:er)?|sticker|skotlet|kampas|busi|ban|oli|filter|spion|jok|knalpot|aki|lampu|kaca|karpet|wiper|talang|gagang|engsel|kunci|rak|plastik|mainan|miniatur|diecast|boneka|anak|sewa|rental|ser[vi][vi]ce|servis|cuci(?!.{0,3}\d)|ganti|dp|angsuran|cicilan|per (?:hari|jam|bulan)|spare ?part|part)\b/i;
const nameStart = 80;

/** Minimum price in Rupiah of expensive goods. */
export const dearMinIdr = 100_000;

/** True for the name of a phone, a vehicle, a piece of furniture or other goods that cost a lot. */
export function isDear(name: string): boolean {
  const start = name.trim().slice(0, nameStart);
  const isNamed = [phones, vehicles, furniture, machines, others].some((pattern) => pattern.test(start));
  return isNamed && !forThem.test(start.replace(/^mesin cuci/i, ''));
}
