import type { Conversation } from './conversation.ts';
import { rupiah } from './money.ts';
import { gramsOfLines, totalOf } from './products.ts';
import type { Wishes } from './wishes.ts';

export interface PlannedCall {
  name: string;
  arguments: string;
}

type Values = Record<string, string | number | null>;

/** Tool calls this turn still needs, out of those on offer and not yet made. */
export function planCalls(talk: Conversation, wishes: Wishes): PlannedCall[] {
  const wanted: [string, Values][] = [];
  const reason = adminReason(wishes);
  if (reason) wanted.push(['panggil_admin', { alasan: reason }]);
  if (wishes.intents.shipping && wishes.destination) {
    wanted.push(['cek_ongkir', { tujuan: wishes.destination, berat_gram: gramsOfLines(wishes.lines), kurir: wishes.courier }]);
  }
  if (wishes.intents.photo) {
    for (const { name } of wishes.products.slice(0, 3)) wanted.push(['kirim_foto_produk', { nama: name }]);
  }
  if (wishes.intents.buy && wishes.lines.length > 0 && wishes.lines.every(({ product }) => product.stock !== 0)) {
    const items = wishes.lines.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(', ');
    wanted.push(['catat_closing', { ringkasan: `${items} = ${rupiah(totalOf(wishes.lines))}`, nilai: totalOf(wishes.lines) }]);
  }
  const open = wanted.filter(([name, values]) => talk.offeredTools.has(name) && !alreadyMade(talk, name, values));
  const calls = open.map(([name, values]) => ({ name, arguments: JSON.stringify(fit(values, talk, name)) }));
  return talk.parallelCalls ? calls : calls.slice(0, 1);
}

/** Why a human is needed; null when none is. */
export function adminReason({ intents, receipt, text }: Wishes): string | null {
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

/** Keeps the properties the tool knows; a required one we have nothing for becomes null, as strict schemas want. */
function fit(values: Values, talk: Conversation, name: string): Values {
  const { properties, required } = talk.offeredTools.get(name) ?? { properties: [], required: [] };
  const known = Object.entries(values).filter(
    ([key, value]) => (properties.length === 0 || properties.includes(key)) && (value !== null || required.includes(key)),
  );
  const missing = required.filter((key) => !(key in values)).map((key): [string, null] => [key, null]);
  return Object.fromEntries([...known, ...missing]);
}
