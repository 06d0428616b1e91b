import type { ToolResult } from './conversation.ts';
import { parseObject } from './conversation.ts';
import { rupiah } from './money.ts';

type Row = Record<string, unknown>;

/** One sentence for the lead per tool result, whatever the exact shape of the result. */
export function sentencesFrom(results: ToolResult[]): string[] {
  const shipping = results.filter(({ name }) => name === 'cek_ongkir').map(shippingSentence);
  const photos = results.filter(({ name }) => name === 'kirim_foto_produk');
  const closing = results.findLast(({ name }) => name === 'catat_closing');
  const admin = results.findLast(({ name }) => name === 'panggil_admin');
  const others = results.filter(
    ({ name }) => !['cek_ongkir', 'kirim_foto_produk', 'catat_closing', 'panggil_admin', 'catat_pelanggan'].includes(name),
  );
  const noted = results.some((result) => result.name === 'catat_pelanggan' && !/^kesalahan/i.test(result.content));
  return [
    ...(admin ? [adminSentence(admin)] : []),
    ...(photos.length > 0 ? [photoSentence(photos)] : []),
    ...shipping,
    ...(closing ? [closingSentence(closing)] : []),
    ...(noted && !closing ? ['Terima kasih Kak, datanya sudah saya catat ya.'] : []),
    ...others.map(({ content }) => content.slice(0, 400)),
  ];
}

function failed(result: ToolResult): boolean {
  const body = parseObject(result.content);
  return body['ok'] === false || body['error'] !== undefined || /^(?:error|gagal|kesalahan|mohon maaf)\b/i.test(result.content.trim());
}

function shippingSentence(result: ToolResult): string {
  const place = String(result.args['tujuan'] ?? 'tujuan Kakak');
  const body: unknown = parseAny(result.content);
  const rows = rowsIn(body);
  const quotes = rows.flatMap((row) => {
    const cost = numberAt(row, /^(harga|biaya|ongkir|tarif|cost|price|total)/i);
    return cost === null ? [] : [{ cost, label: quoteLabel(row) }];
  });
  if (quotes.length > 0) {
    const list = quotes
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, 5)
      .map(({ cost, label }) => `- ${label}: ${rupiah(cost)}`);
    return [`Ongkir ke ${place}:\n${list.join('\n')}`, toldIn(body)].filter(Boolean).join('\n');
  }
  const places = placesIn(body);
  if (places.length > 1)
    return `Ada beberapa tempat bernama ${place}. Yang mana ya, Kak?\n${places
      .slice(0, 5)
      .map((name) => `- ${name}`)
      .join('\n')}`;
  const told = toldIn(body);
  if (told) return told;
  if (failed(result) || places.length === 0)
    return `Mohon maaf Kak, saya belum bisa mengecek ongkir ke ${place} sekarang. Boleh sebutkan kecamatan dan kotanya, atau saya teruskan ke admin?`;
  return `Ongkir ke ${places[0]} belum tersedia, Kak.`;
}

/** A sentence for the lead that the caller's tool wrote itself. */
function toldIn(body: unknown): string {
  return (isRow(body) && textAt(body, /^(sampaikan|pesan|keterangan)$/)) || '';
}

function quoteLabel(row: Row): string {
  const courier = textAt(row, /^(kurir|courier|code|kode|ekspedisi|name|nama)/i)?.toUpperCase() ?? 'Kurir';
  const service = textAt(row, /^(layanan|service|paket)/i);
  const days = textAt(row, /^(etd|estimasi|perkiraan|durasi|duration)/i)
    ?.replace(/days?|hari/i, '')
    .trim();
  return `${courier}${service ? ` ${service}` : ''}${days ? ` (${days} hari)` : ''}`;
}

function photoSentence(photos: ToolResult[]): string {
  const sent = photos.filter((photo) => !failed(photo)).map(({ args }) => String(args['nama'] ?? ''));
  const missing = photos.filter(failed).map(({ args }) => String(args['nama'] ?? ''));
  const parts = [];
  if (sent.length > 0) parts.push(`Ini foto ${sent.join(' dan ')} ya, Kak.`);
  if (missing.length > 0) parts.push(`Mohon maaf, foto ${missing.join(' dan ')} belum ada.`);
  return parts.join(' ');
}

function closingSentence(result: ToolResult): string {
  if (failed(result)) return 'Mohon maaf Kak, pesanannya belum berhasil saya catat. Saya coba lagi sebentar ya.';
  if (result.args['jenis'] === 'batal') return 'Baik Kak, pembatalannya saya teruskan ke admin ya. Nanti dikabari di chat ini.';
  return `Siap Kak, pesanannya sudah saya catat: ${String(result.args['ringkasan'] ?? '')}. Mohon kirim nama, alamat lengkap, dan nomor HP penerima ya.`;
}

function adminSentence(result: ToolResult): string {
  const reason = String(result.args['alasan'] ?? '');
  if (/transfer|membayar/i.test(reason)) return 'Terima kasih Kak. Pembayarannya akan dicek dulu oleh admin, nanti dikabari di sini ya.';
  if (/keluhan/i.test(reason))
    return 'Mohon maaf atas kendalanya, Kak. Keluhan Kakak sudah saya teruskan ke admin dan akan segera dibantu.';
  return 'Baik Kak, saya sudah panggil admin. Mohon tunggu sebentar, nanti dibalas langsung di sini ya.';
}

function parseAny(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function rowsIn(value: unknown): Row[] {
  if (Array.isArray(value))
    return value.flatMap((item) =>
      isRow(item) && numberAt(item, /^(harga|biaya|ongkir|tarif|cost|price|total)/i) !== null ? [item] : rowsIn(item),
    );
  return isRow(value) ? Object.values(value).flatMap(rowsIn) : [];
}

function placesIn(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) =>
      typeof item === 'string' ? [item] : isRow(item) ? (textAt(item, /^(label|nama|name|tempat|alamat)/i) ?? []) : [],
    );
  return isRow(value) ? Object.values(value).flatMap(placesIn) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberAt(row: Row, key: RegExp): number | null {
  const value = Object.entries(row).find(([name, one]) => key.test(name) && (typeof one === 'number' || /^\d+$/.test(String(one))))?.[1];
  return value === undefined ? null : Number(value);
}

function textAt(row: Row, key: RegExp): string | null {
  const value = Object.entries(row).find(([name, one]) => key.test(name) && typeof one === 'string' && one !== '')?.[1];
  return value === undefined ? null : String(value);
}
