import type { Conversation } from './conversation.ts';
import { rupiah } from './money.ts';
import { linesIn, totalOf } from './products.ts';
import type { Product, Shop } from './shop.ts';
import { adminReason } from './tool-plan.ts';
import { sentencesFrom } from './tool-sentences.ts';
import type { LeadRequest } from './lead-request.ts';

const admitted = 'Mohon maaf Kak, untuk hal itu saya belum punya informasinya. Mau saya hubungkan ke admin?';

/** The final answer of the turn: sentences for every wish, in the order a seller would say them. */
export function composeAnswer(talk: Conversation, request: LeadRequest, shop: Shop): string {
  const { intents } = request;
  const parts = [...sentencesFrom(talk.results)];
  const did = (tool: string): boolean => talk.results.some(({ name }) => name === tool);
  if (!did('panggil_admin') && adminReason(request))
    parts.push('Mohon maaf Kak, hal ini perlu dibantu admin langsung. Pesan Kakak akan saya sampaikan ya.');
  if (intents.total && request.lines.length > 0 && !did('catat_closing')) parts.push(totalSentence(request));
  else if ((intents.price || intents.stock) && !did('catat_closing')) parts.push(...productSentences(request, shop));
  else if (intents.catalogue && !adminReason(request)) parts.push(catalogueSentence(shop));
  if (intents.photo && !did('kirim_foto_produk')) parts.push(photoSentence(request, talk));
  if (intents.shipping && !did('cek_ongkir')) parts.push(shippingFact(request, shop), shippingSentence(request, talk));
  if (intents.buy && !did('catat_closing')) parts.push(buySentence(request, shop));
  if ((intents.payment || intents.buy) && shop.payment && !intents.paid && !request.receipt) parts.push(`Info pembayaran: ${shop.payment}`);
  if (intents.hours) parts.push(shop.hours ? shop.hours : admitted);
  if (intents.address) parts.push(shop.address ? shop.address : admitted);
  if (intents.discount)
    parts.push(factFor(request.text, shop) ?? 'Untuk potongan harga saya perlu tanya admin dulu ya, Kak. Mau saya hubungkan?');
  if (intents.decline && parts.length === 0) parts.push('Baik Kak, tidak apa-apa. Kalau nanti berminat, tinggal chat lagi di sini ya.');
  if (intents.robot)
    parts.push(
      `Saya asisten otomatis${shop.name ? ` ${shop.name}` : ''}, Kak. Kalau mau dibantu orangnya langsung, tinggal bilang "mau bicara dengan admin" ya.`,
    );
  if (talk.turnHasImage && !request.receipt && parts.length === 0) parts.push(imageSentence(request, shop));
  if (talk.listening) parts.push('Pesan suaranya sedang saya dengarkan ya Kak, jawabannya menyusul sebentar lagi.');
  if (talk.unopened && !talk.turnHasImage) parts.push('Mohon maaf Kak, lampirannya belum bisa saya buka. Boleh dituliskan saja ya?');
  if (parts.length === 0 && !intents.greeting && !intents.thanks) parts.push(factFor(request.text, shop) ?? admitted);
  return dressed(unique(parts), request, shop, talk);
}

function dressed(parts: string[], { intents }: LeadRequest, shop: Shop, talk: Conversation): string {
  const first = talk.history.length === 0;
  if (parts.length === 0 && intents.thanks && !intents.greeting) return 'Sama-sama, Kak! Kalau ada yang ingin ditanyakan lagi, silakan ya.';
  if (parts.length === 0)
    return `Halo Kak! Selamat datang${shop.name ? ` di ${shop.name}` : ''}. Ada yang bisa saya bantu? Kakak bisa tanya harga, stok, atau ongkir.`;
  const hello = intents.greeting ? `Halo Kak!${first && shop.name ? ` Terima kasih sudah menghubungi ${shop.name}.` : ''}` : null;
  return [hello, ...parts].filter(Boolean).join('\n\n');
}

function totalSentence({ lines }: LeadRequest): string {
  const rows = lines.map(
    ({ product, quantity }) =>
      `- ${quantity} × ${product.name} @ ${rupiah(product.price ?? 0)} = ${rupiah((product.price ?? 0) * quantity)}`,
  );
  return `Totalnya ${rupiah(totalOf(lines))}, Kak:\n${rows.join('\n')}\nHarga belum termasuk ongkir.`;
}

function productSentences(request: LeadRequest, shop: Shop): string[] {
  const asked = withoutUnpricedVariants(request.products);
  if (asked.length === 0) {
    if (shop.products.length === 0)
      return request.intents.price && (request.intents.hours || request.intents.shipping) ? [] : [factFor(request.text, shop) ?? admitted];
    // "berapa ongkirnya" or "jam berapa" does not ask for a product's price.
    return request.intents.shipping || request.intents.hours || request.intents.discount || request.intents.payment
      ? []
      : [factFor(request.text, shop, 2) ?? catalogueSentence(shop)];
  }
  if (request.intents.shipping && !request.intents.stock && !/harga|hrg/i.test(request.text)) return [];
  return [asked.map((product) => productSentence(product, request.intents.stock)).join('\n')];
}

/**
 * Drops products without a price that are variants of a priced product: the photo name "Gamis Aisyah sage" is dropped
 * when "Gamis Aisyah" has a price.
 */
function withoutUnpricedVariants(products: readonly Product[]): readonly Product[] {
  const names = products.filter(({ price }) => price !== null).map(({ name }) => name.toLowerCase());
  return products.filter(({ name, price }) => price !== null || !names.some((priced) => name.toLowerCase().startsWith(`${priced} `)));
}

function productSentence(product: Product, aboutStock: boolean): string {
  const price =
    product.price === null
      ? `Harga ${product.name} perlu saya tanyakan ke admin dulu, Kak.`
      : `${product.name} harganya ${rupiah(product.price)}, Kak.`;
  if (product.stock === 0) return `${price} Tapi mohon maaf, stoknya sedang habis.`;
  if (product.stock !== null) return `${price} Stok tersedia ${product.stock}.`;
  return aboutStock ? `${price} Jumlah stok pastinya saya pastikan ke admin dulu kalau Kakak mau pesan ya.` : price;
}

function catalogueSentence(shop: Shop): string {
  const priced = shop.products.filter(({ price }) => price !== null).slice(0, 12);
  if (priced.length === 0) return admitted;
  const rows = priced.map(({ name, price, stock }) => `- ${name}: ${rupiah(price ?? 0)}${stock === 0 ? ' (habis)' : ''}`);
  return `Ini daftar produk${shop.name ? ` ${shop.name}` : ' kami'}, Kak:\n${rows.join('\n')}\nMau yang mana?`;
}

function photoSentence({ products }: LeadRequest, talk: Conversation): string {
  if (products.length === 0) return 'Boleh, Kak. Mau lihat foto produk yang mana?';
  return talk.offeredTools.has('kirim_foto_produk')
    ? ''
    : `Mohon maaf Kak, foto ${products.map(({ name }) => name).join(' dan ')} belum bisa saya kirim di sini.`;
}

function shippingSentence({ destination }: LeadRequest, talk: Conversation): string {
  if (!destination) return 'Bisa, Kak. Dikirim ke kecamatan dan kota mana ya?';
  return talk.offeredTools.has('cek_ongkir')
    ? ''
    : `Mohon maaf Kak, ongkir ke ${destination} belum bisa saya cek otomatis. Saya tanyakan ke admin ya.`;
}

/** The owner's text about shipping ("gratis ongkir area …"), placed before the question for the destination. */
function shippingFact({ text, destination }: LeadRequest, shop: Shop): string {
  return (destination ? null : factFor(text, shop, 2)) ?? '';
}

function buySentence(request: LeadRequest, shop: Shop): string {
  const soldOut = request.lines.filter(({ product }) => product.stock === 0).map(({ product }) => product.name);
  if (soldOut.length > 0) return `Mohon maaf Kak, ${soldOut.join(' dan ')} sedang habis. Mau pilih yang lain?`;
  if (request.lines.length === 0)
    return shop.products.length > 0
      ? `Siap Kak, mau pesan yang mana?\n${catalogueSentence(shop)}`
      : 'Siap Kak, mau pesan apa dan berapa banyak?';
  return `${totalSentence({ ...request, lines: request.lines })}\nMohon kirim nama, alamat lengkap, dan nomor HP penerima ya, Kak.`;
}

function imageSentence(request: LeadRequest, shop: Shop): string {
  const lines = linesIn(request.text, request.products);
  if (lines.length > 0) return lines.map(({ product }) => productSentence(product, false)).join('\n');
  return `Fotonya sudah saya terima, Kak.${shop.products.length > 0 ? ' Apakah Kakak mencari produk seperti di foto itu? Boleh sebutkan namanya supaya saya cek harga dan stoknya.' : ' Ada yang bisa saya bantu dengan foto itu?'}`;
}

const small = new Set(
  'yang dan di ke dari untuk dengan ini itu ada apa apakah bisa boleh saya aku kami kita kak kakak min gan sis ya yah dong sih kok nya atau juga kalau kalo mau tidak gak nggak ga bagaimana gimana berapa kapan mana sudah belum akan lagi sama harga produk toko'.split(
    ' ',
  ),
);

/** The owner's sentence that shares most words with the question. Null when none shares enough. */
export function factFor(text: string, shop: Shop, atLeast = 1): string | null {
  const asked = new Set(contentWords(text));
  const scored = shop.facts.map((fact) => ({ fact, hits: new Set(contentWords(fact).filter((word) => asked.has(word))).size }));
  const best = scored.toSorted((a, b) => b.hits - a.hits)[0];
  return best && best.hits >= atLeast ? best.fact : null;
}

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(nya|kah|lah)$/, ''));
}

function unique(parts: string[]): string[] {
  return [...new Set(parts.filter(Boolean))];
}
