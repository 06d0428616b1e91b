import type { Conversation } from './conversation.ts';
import { rupiah } from './money.ts';
import { gramsOfLines, totalOf } from './products.ts';
import type { LeadRequest } from './lead-request.ts';

export interface PlannedCall {
  name: string;
  arguments: string;
}

type Values = Record<string, string | number | null>;

/** Tool calls that this turn still needs: offered, and not made yet. */
export function planCalls(talk: Conversation, request: LeadRequest): PlannedCall[] {
  const wanted: [string, Values][] = [];
  const reason = adminReason(request);
  if (reason) wanted.push(['panggil_admin', { alasan: reason }]);
  if (request.intents.shipping && request.destination) {
    wanted.push(['cek_ongkir', { tujuan: request.destination, berat_gram: gramsOfLines(request.lines), kurir: request.courier }]);
  }
  if (request.intents.photo) {
    for (const { name } of request.products.slice(0, 3)) wanted.push(['kirim_foto_produk', { nama: name }]);
  }
  if (request.intents.buy && request.lines.length > 0 && request.lines.every(({ product }) => product.stock !== 0)) {
    const items = request.lines.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(', ');
    const ringkasan = `${items} = ${rupiah(totalOf(request.lines))}`;
    wanted.push(['catat_closing', { ringkasan, nilai: totalOf(request.lines), jenis: request.toOrder }]);
  }
  if (request.toOrder === 'batal') wanted.push(['catat_closing', { ringkasan: 'Pesanan sebelumnya', jenis: 'batal' }]);
  const own = ownData(talk.turn.join('\n'));
  if (own) wanted.push(['catat_pelanggan', own]);
  const open = wanted.filter(([name, values]) => talk.offeredTools.has(name) && !alreadyMade(talk, name, values));
  const calls = open.map(([name, values]) => ({ name, arguments: JSON.stringify(fit(values, talk, name)) }));
  return talk.parallelCalls ? calls : calls.slice(0, 1);
}

const named = /\b(?:nama(?:nya)?(?: saya| aku| sy)?|saya bernama|atas nama)\s*:?\s+([A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+){0,3})/u;
const lives =
  /\balamat(?:nya)?(?: saya| kirim| pengiriman| lengkap)?\s*:?\s+(?:di\s+)?((?:jl|jln|jalan|gg|gang|komp\w*|perum\w*|dusun|desa)\b[^\n]{4,150})/i;
const wears = /\b(?:ukuran|size) (?:saya|aku|sy)\s*:?\s+(xxl|xl|xs|[sml]|\d{2})\b/i;

/** Personal data that the lead states. Null when there is none. */
function ownData(text: string): Values | null {
  const found = { nama: named.exec(text)?.[1], alamat: lives.exec(text)?.[1]?.trim(), ukuran: wears.exec(text)?.[1] };
  const told = Object.entries(found).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return told.length === 0 ? null : Object.fromEntries(told);
}

/** Why a human is needed; null when none is. */
export function adminReason({ intents, receipt, text }: LeadRequest): string | null {
  const said = text.replace(/\s+/g, ' ').slice(0, 160);
  if (receipt) return `Pelanggan mengirim foto bukti transfer, mohon dicek. ${said}`.trim();
  if (intents.paid) return `Pelanggan menyatakan sudah membayar, mohon dicek: "${said}"`;
  if (intents.complaint) return `Keluhan pelanggan: "${said}"`;
  if (intents.admin) return `Pelanggan minta bicara dengan admin: "${said}"`;
  return null;
}

function alreadyMade(talk: Conversation, name: string, values: Values): boolean {
  return talk.results.some((result) => result.name === name && (values['nama'] === undefined || result.args['nama'] === values['nama']));
}

/**
 * Keeps the properties that the tool knows. A required property without a value becomes null, as strict
 * schemas need.
 */
function fit(values: Values, talk: Conversation, name: string): Values {
  const { properties, required } = talk.offeredTools.get(name) ?? { properties: [], required: [] };
  const known = Object.entries(values).filter(
    ([key, value]) => (properties.length === 0 || properties.includes(key)) && (value !== null || required.includes(key)),
  );
  const missing = required.filter((key) => !(key in values)).map((key): [string, null] => [key, null]);
  return Object.fromEntries([...known, ...missing]);
}
