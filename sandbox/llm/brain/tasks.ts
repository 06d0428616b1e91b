import { textOf } from '../protocol.ts';
import type { ChatRequest } from '../protocol.ts';
import type { Conversation } from './conversation.ts';
import { intentsIn } from './intents.ts';
import { rupiah } from './money.ts';
import { productsNamed } from './products.ts';
import type { Shop } from './shop.ts';

const followUp =
  /\b(tulis|tuliskan|buat|buatkan|susun|karang|write|compose)\b[^.\n]{0,120}\b(follow[- ]?up|tindak lanjut|menindaklanjuti|menyapa (kembali|lagi)|sapaan)/i;
const summary =
  /(^|[\n.:]\s*)(ringkas|ringkaslah|ringkaskan|rangkum|rangkumlah|rangkumkan|buat(lah|kan)? (ringkasan|rangkuman)|tulis(lah|kan)? (ringkasan|rangkuman)|summari[sz]e)\b/i;

const orderLine = /^[^\n]*\b(ringkas|rangkum|ringkasan|rangkuman|summari[sz]e)\w*\b[^\n]*(\n|$)/i;

/**
 * Tasks other than an answer to a lead: a follow-up message, a summary. The task is in the system text or in the last
 * message. Null for an ordinary turn.
 */
export function taskAnswer(request: ChatRequest, talk: Conversation, shop: Shop): string | null {
  const last = request.messages.at(-1);
  // A request that offers tools is always a lead's turn. The owner's text may contain the same words as a task.
  const order = `${talk.offeredTools.size === 0 ? talk.system : ''}\n${last && last.role !== 'tool' && last.role !== 'assistant' ? textOf(last) : ''}`;
  if (followUp.test(order)) return followUpText(order, request, shop);
  if (summary.test(order)) return summaryText(request, shop);
  return null;
}

function followUpText(order: string, request: ChatRequest, shop: Shop): string {
  const spokenOf = request.messages.filter(({ role }) => role === 'user' || role === 'assistant').map(textOf);
  const product = spokenOf.toReversed().flatMap((text) => productsNamed(text, shop).slice(0, 1))[0];
  const day = Number(/hari\s*(?:ke[- ]?)?\s*([123])/i.exec(order)?.[1] ?? /day\s*([123])/i.exec(order)?.[1] ?? 1);
  const name = /\bnama(?: kontak| pelanggan| lead| calon pembeli)?(?:nya)?\s*:\s*"?([A-Z][\w'-]+)/.exec(order)?.[1];
  const hello = `Halo Kak${name ? ` ${name}` : ''}`;
  const thing = product ? `${product.name}${product.price === null ? '' : ` (${rupiah(product.price)})`}` : 'produk kami';
  const from = shop.name ? ` dari ${shop.name}` : '';
  if (day >= 3)
    return `${hello}, ini pesan terakhir dari kami soal ${thing}. Kalau masih berminat tinggal balas chat ini ya, dengan senang hati kami bantu. Terima kasih!`;
  if (day === 2)
    return `${hello}, sekadar mengingatkan${from}: ${thing} masih bisa dipesan. Ada yang masih membuat ragu? Boleh ditanyakan ya.`;
  return `${hello}, kemarin sempat tanya ${thing}. Masih berminat? Kalau ada yang ingin ditanyakan, saya siap bantu ya.`;
}

function summaryText(request: ChatRequest, shop: Shop): string {
  const talk = request.messages.filter(({ role }) => role === 'user' || role === 'assistant');
  // The task may be in the same message as the conversation. Its line is removed, because the lead did not write it.
  const leads = talk
    .filter(({ role }) => role === 'user')
    .map((message) => textOf(message).replace(orderLine, ''))
    .join('\n')
    .trim();
  const words: Record<string, string> = {
    price: 'harga',
    stock: 'stok',
    shipping: 'ongkir',
    photo: 'foto',
    buy: 'pemesanan',
    paid: 'pembayaran yang sudah dilakukan',
    payment: 'cara bayar',
    complaint: 'keluhan',
    hours: 'jam buka',
    address: 'alamat',
    discount: 'diskon',
    admin: 'bicara dengan admin',
  };
  const asked = Object.entries(intentsIn(leads))
    .filter(([name, found]) => found && words[name])
    .map(([name]) => words[name]);
  const products = productsNamed(leads, shop).map(({ name }) => name);
  const lastLine = leads.trim().split('\n').at(-1)?.slice(0, 160) ?? '';
  return [
    `Pelanggan ${asked.length > 0 ? `menanyakan ${asked.join(', ')}` : 'menyapa'}${products.length > 0 ? ` tentang ${products.join(', ')}` : ''}.`,
    lastLine ? `Kata terakhir: "${lastLine}".` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
