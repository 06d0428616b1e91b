import { pricePattern, rupiahOf } from './money.ts';

export interface Product {
  name: string;
  /** Rupiah; null when the owner wrote no price. */
  price: number | null;
  /** Pieces left. 0 means sold out. Null when the owner stated nothing. */
  stock: number | null;
  hasPhoto: boolean;
  /** Grams of one piece, read from the name ("250g", "1 kg"). Null when the name has none. */
  grams: number | null;
}

/** The data that the brain could parse from the owner's instruction. */
export interface Shop {
  name: string | null;
  products: Product[];
  hours: string | null;
  address: string | null;
  payment: string | null;
  /** Plain sentences of the owner's text, searched when a lead asks about anything else. */
  facts: string[];
}

// Sentences that instruct the assistant are not facts about the shop.
const orders =
  /\b(jangan|dilarang|wajib|gunakan|panggil_admin|cek_ongkir|catat_closing|kirim_foto|alat|tool|instruksi|pelanggan bertanya|balas|jawab|kamu|anda adalah|pesan pelanggan|prompt|asisten)\b/i;

// "Jl. Merdeka No. 10" and "a.n. Sari" do not end a sentence: a word of at most three letters before the dot
// is an abbreviation.
const sentenceEnd = /(?<=[a-z0-9)]{4}[.!?]|[!?])\s+(?=[A-Z])/;

/** Reads shop, products, hours, address and payment from the text of the system messages. */
export function readShop(instruction: string): Shop {
  const system = ownersPart(instruction);
  const lines = system
    .split(/\n+/)
    .map((line) => line.replace(/^[\s#>*•–—-]+|^\s*\d+[.)]\s+/g, '').trim())
    .filter(Boolean);
  const facts = lines
    .flatMap((line) => line.split(sentenceEnd))
    .filter((line) => line.length > 8 && line.length < 400 && !orders.test(line) && !/https?:/.test(line));
  const products: Product[] = [];
  for (const line of lines) for (const product of productsIn(line)) addProduct(products, product);
  return {
    name: shopName(system),
    products,
    hours:
      facts.find(
        (line) =>
          /\b(jam|buka|operasional|tutup)\b/i.test(line) &&
          /\d{1,2}\s*([.:]\d{2})?\s*(-|–|s\/?d|sampai|hingga|wib|wita|wit)|24 jam/i.test(line),
      ) ?? null,
    address: facts.find((line) => /^(alamat|lokasi)\b/i.test(line) || /\b(jl\.?|jln\.?|jalan|beralamat|ruko)\s+[A-Z]/.test(line)) ?? null,
    payment:
      facts.find(
        (line) =>
          /\b(pembayaran|bayar|transfer|rekening|qris|cod|e-?wallet)\b/i.test(line) &&
          /\b(bca|bri|bni|mandiri|bsi|qris|cod|dana|ovo|gopay|shopeepay)\b/i.test(line),
      ) ?? null,
    facts,
  };
}

/**
 * Returns only the owner's part of the prompt. Callers put their own rules before it, and separate the two with a
 * heading that names the owner or the shop.
 */
function ownersPart(instruction: string): string {
  const heading =
    /^[^\n]{0,60}\b(?:keterangan|informasi|petunjuk|instruksi|prompt|profil)\b[^\n]{0,30}\b(?:pemilik|toko|usaha|bisnis|owner)\b[^\n]{0,20}:[ \t]*$/im.exec(
      instruction,
    );
  return heading ? instruction.slice(heading.index + heading[0].length) : instruction;
}

function shopName(system: string): string | null {
  const labelled = /\bnama (?:toko|usaha|bisnis|brand|warung|kedai)(?:nya| kami)?\s*(?:adalah|:|=)\s*([^\n.,;]{2,40})/i.exec(system);
  if (labelled?.[1]) return labelled[1].trim();
  const kind = '(?:[Tt]oko|[Ww]arung|[Kk]edai|[Bb]utik|[Oo]utlet|[Dd]istro|[Kk]atering|[Ss]alon|[Bb]akery|[Rr]umah [Mm]akan)';
  const named = new RegExp(`\\b${kind}((?:\\s+[A-Z0-9][\\w'&-]*(?:\\.\\w[\\w'&-]*)*){1,4})`).exec(system);
  if (named?.[0]) return named[0].trim().replace(/^./, (letter) => letter.toUpperCase());
  const served =
    /\b(?:admin|cs|customer service|asisten|sales)(?: penjualan| virtual| ai)*(?: dari| untuk| di)?\s+((?:[A-Z][\w'&-]*\s?){1,4})/.exec(
      system,
    );
  return served?.[1]?.trim() ?? null;
}

function productsIn(line: string): Product[] {
  const photo = /^(.{2,60}?)\s*[:=|,–—-]*\s*https?:\/\/\S+/i.exec(line);
  if (photo?.[1] && !pricesIn(line).length)
    return [{ name: cleanName(photo[1]), price: null, stock: null, hasPhoto: true, grams: gramsOf(photo[1]) }];
  const found: Product[] = [];
  let from = 0;
  const prices = pricesIn(line);
  prices.forEach((match, at) => {
    const end = (match.index ?? 0) + match[0].length;
    const after = line.slice(end, prices[at + 1]?.index ?? line.length);
    const name = cleanName(line.slice(from, match.index));
    from = end + (/^\s*\([^)]*\)/.exec(after)?.[0].length ?? 0);
    if (!isProductName(name)) return;
    found.push({
      name,
      price: rupiahOf(match),
      stock: stockIn(after.split(/[;\n]|, (?=[A-Z])/)[0] ?? ''),
      hasPhoto: /https?:\/\//.test(after),
      grams: gramsOf(name),
    });
  });
  return found;
}

function pricesIn(line: string): RegExpMatchArray[] {
  return [...line.matchAll(pricePattern)].filter((match) => rupiahOf(match) >= 100);
}

function cleanName(text: string): string {
  return text
    .replace(/^.*[a-z]{3}[.!?]\s+(?=[A-Z])/, '') // a sentence before, on the same line
    .replace(/^.*\b(menjual|jual|sedia|menyediakan|produk(?: kami)?|menu(?: kami)?|harga|daftar harga|katalog)\b\s*[:=]?/i, '')
    .replace(/^[\s,;.|/)\]:=-]*(?:(?:dan|serta|atau|stok\s*:?\s*\w+|tersedia|ready|habis|kosong)\b[\s,;.)]*)*/i, '')
    .replace(/\s*(?:harganya|harga|seharga|cuma|hanya|@|mulai(?: dari)?)?[\s:=|(,–—-]*$/i, '')
    .replace(/^[\s\d.)]*[*_•-]+\s*|[*_]+/g, '')
    .trim();
}

function isProductName(name: string): boolean {
  return (
    name.length >= 2 &&
    name.length <= 60 &&
    /[a-z]{2}/i.test(name) &&
    !/\b(ongkir|ongkos|minimal|min\.|gratis|diskon|potongan|belanja|total|omzet|biaya|transfer|per bulan|cashback|di atas|diatas)\b/i.test(
      name,
    )
  );
}

function stockIn(text: string): number | null {
  if (/\b(habis|kosong|sold ?out|out of stock)\b/i.test(text)) return 0;
  const count = /\bsto(?:k|ck)(?:nya)?\s*[:=]?\s*(\d+)|(?:sisa|tersedia|ready)\s*[:=]?\s*(\d+)/i.exec(text);
  return count ? Number(count[1] ?? count[2]) : null;
}

function gramsOf(name: string): number | null {
  const weight = /(\d+(?:[.,]\d+)?)\s*(kg|kilo|gram|gr|g|ml|liter|l)\b/i.exec(name);
  if (!weight?.[1] || !weight[2]) return null;
  return Math.round(Number(weight[1].replace(',', '.')) * (/^(kg|kilo|liter|l)$/i.test(weight[2]) ? 1_000 : 1));
}

/**
 * The same product may appear in the prompt (with its price) and in the photo list (with a link). Both entries are
 * merged into one product.
 */
function addProduct(products: Product[], product: Product): void {
  const same = products.find(({ name }) => keyOf(name) === keyOf(product.name) || keyOf(name).startsWith(`${keyOf(product.name)} `));
  if (!same) return void products.push(product);
  same.price ??= product.price;
  same.stock ??= product.stock;
  same.hasPhoto ||= product.hasPhoto;
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
