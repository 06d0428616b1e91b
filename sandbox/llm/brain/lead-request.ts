import type { Conversation } from './conversation.ts';
import { courierIn, destinationIn, intentsIn } from './intents.ts';
import type { Intents } from './intents.ts';
import { linesIn, productsNamed, saysQuantity } from './products.ts';
import type { Line } from './products.ts';
import type { Product, Shop } from './shop.ts';

/** The wishes of the lead in this turn, and the things they refer to. */
export interface LeadRequest {
  text: string;
  intents: Intents;
  /** Products named in the turn. When the turn names none: the products mentioned last in the conversation. */
  products: Product[];
  namedNow: boolean;
  lines: Line[];
  destination: string | null;
  courier: string | null;
  /** True for a picture that is most likely a transfer receipt. */
  receipt: boolean;
  /** The lead's action on the order that we noted earlier in the conversation. Null when there is none. */
  toOrder: 'perubahan' | 'batal' | null;
}

/** Reads the wishes of the whole turn. Uses earlier messages where the lead leaves words out. */
export function readRequest(talk: Conversation, shop: Shop): LeadRequest {
  const text = talk.turn.join('\n');
  const intents = intentsIn(text);
  if (accepts(talk, text)) intents.admin = true;
  const toOrder = toNotedOrder(talk, text);
  if (toOrder === 'perubahan') intents.buy = true;
  const named = productsNamed(text, shop);
  const earlier = named.length > 0 ? [] : productsLately(talk, shop);
  const products = named.length > 0 ? named : earlier;
  const destination = destinationOf(talk, text, intents);
  if (destination && (askedPlace(talk) || talkedOf(talk, /ongkir|ongkos kirim/i))) intents.shipping = true;
  if (named.length > 0 && saysQuantity(text) && (intents.price || intents.total)) intents.total = true;
  if (named.length > 0 && nothingElse(intents)) {
    const ordered =
      /\b(mau|pesan|pesen|beli|order|ambil)\b/i.test(text) &&
      /(?<![\d.,])\d{1,3}(?!\d|\s*(g|gr|gram|kg|ml)\b)|\b(satu|dua|tiga|empat|lima)\b/i.test(text);
    intents[ordered ? 'buy' : 'price'] = true;
  }
  const receipt = talk.turnHasImage && (intents.paid || intents.payment || /transfer|rekening|pembayaran|qris/i.test(talk.lastFromUs));
  // "saya ambil 3 ya" refers to the product mentioned before.
  const countedNow = earlier.length === 1 ? linesIn(text, earlier).filter(({ quantity }) => quantity > 1) : [];
  const ordered =
    named.length > 0 ? linesIn(text, named) : countedNow.length > 0 ? countedNow : linesIn(lastNaming(talk, earlier), earlier);
  return {
    text,
    intents,
    products,
    namedNow: named.length > 0,
    lines: ordered.filter(({ product }) => product.price !== null),
    destination,
    courier: courierIn(text),
    receipt,
    toOrder,
  };
}

function toNotedOrder(talk: Conversation, text: string): LeadRequest['toOrder'] {
  if (!talk.history.some(({ who, text: said }) => who === 'us' && /pesanannya sudah saya catat/i.test(said))) return null;
  if (/\b(batal\w*|cancel|(nggak|ngga|gak|ga|tidak|tdk|ndak|enggak) jadi)\b/i.test(text)) return 'batal';
  return /\b(jadi(nya)?|ganti|ubah|ralat|revisi)\b/i.test(text) && saysQuantity(text) ? 'perubahan' : null;
}

/**
 * True when the lead accepts our offer of a human. Example: our "Mau saya hubungkan ke admin?", the lead's "boleh".
 */
function accepts(talk: Conversation, text: string): boolean {
  return (
    /(hubungkan|teruskan|tanyakan)[^?]*admin[^?]*\?\s*$|hubungkan\?\s*$/i.test(talk.lastFromUs) &&
    /^\W*(ya|iya|iy|y|boleh|ok|oke|okay|mau|tolong|silakan|silahkan|siap)\b/i.test(text)
  );
}

function nothingElse(intents: Intents): boolean {
  return !Object.entries(intents).some(([name, found]) => found && name !== 'greeting' && name !== 'thanks');
}

/** Products of the newest message that names any. Skips our catalogue answers, which name the whole list. */
function productsLately(talk: Conversation, shop: Shop): Product[] {
  for (const { who, text } of talk.history.toReversed().slice(0, 8)) {
    const named = productsNamed(text, shop);
    if (named.length > 0 && (who === 'lead' || named.length <= 2)) return named;
  }
  return [];
}

function lastNaming(talk: Conversation, products: Product[]): string {
  const names = products.map(({ name }) => name.toLowerCase().split(' ').at(-1) ?? '');
  const hit = talk.history.findLast(({ who, text }) => who === 'lead' && names.some((name) => text.toLowerCase().includes(name)));
  return hit?.text ?? talk.history.findLast(({ who, text }) => who === 'lead' && products.length > 0 && /\d/.test(text))?.text ?? '';
}

function destinationOf(talk: Conversation, text: string, intents: Intents): string | null {
  const named = destinationIn(text);
  if (named) return named;
  const bare = text
    .replace(/\b(kak|min|ya|yang|di|itu|gan|sis|ke)\b/gi, ' ')
    .replace(/[^\w\s.,'-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (askedPlace(talk) && bare.length >= 3 && bare.length <= 60 && (nothingElse(intents) || intents.shipping)) return bare;
  return null;
}

function askedPlace(talk: Conversation): boolean {
  return /(kecamatan|kelurahan|kota|tujuan|tempat bernama)[^?]*\?/i.test(talk.lastFromUs);
}

function talkedOf(talk: Conversation, pattern: RegExp): boolean {
  return talk.history.slice(-4).some(({ text }) => pattern.test(text));
}
