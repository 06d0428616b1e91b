import { formatRupiah } from '#contracts/values/selling/money';
import type { ReplyTrace } from '#contracts/http/chat/reply-trace';

const toolNames: Readonly<Record<string, string>> = {
  cek_ongkir: 'Cek ongkir',
  hitung_pesanan: 'Hitung pesanan',
  kirim_foto_produk: 'Kirim foto produk',
  catat_closing: 'Catat pesanan',
  catat_pelanggan: 'Catat data pelanggan',
  panggil_admin: 'Panggil Anda (admin)',
  cari_produk: 'Cari produk',
  cari_pengetahuan: 'Cari pengetahuan',
  tanya_pemilik: 'Tanya Anda',
};

/**
 * Readable name of a tool, and its arguments. When the arguments are a JSON object, each of its properties is one
 * entry.
 */
export function toolWords(tool: ReplyTrace['tools'][number]): { title: string; given: [string, string][] } {
  const title = toolNames[tool.name] ?? tool.name.replaceAll('_', ' ');
  return { title, given: givenTo(tool.arguments) };
}

function givenTo(json: string): [string, string][] {
  try {
    const values: unknown = JSON.parse(json);
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return Object.entries(values).map(([name, value]) => [
        name.replaceAll('_', ' '),
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
  } catch {
    // not JSON: shown unchanged
  }
  return json === '' ? [] : [['permintaan', json]];
}

export function whatWasRead({ messages, pictures, summary, facts }: NonNullable<ReplyTrace['read']>): string {
  const parts = [
    `${messages.toLocaleString('id-ID')} pesan`,
    ...(pictures > 0 ? [`${pictures} foto`] : []),
    ...(summary === '' ? [] : ['ringkasan chat lama']),
    ...(facts.length > 0 ? ['catatan pelanggan'] : []),
  ];
  return parts.join(', ');
}

/** Model, tokens and duration, and the cost where the operator configured a price. */
export function traceFigures({ model, promptTokens, completionTokens, tookMs, costRupiah }: ReplyTrace): string {
  const inId = (value: number, digits = 0) => value.toLocaleString('id-ID', { maximumFractionDigits: digits });
  return [
    ...(model === '' ? [] : [`Model ${model}`]),
    `${inId(promptTokens)} token dibaca, ${inId(completionTokens)} ditulis`,
    `${inId(tookMs / 1_000, 1)} detik`,
    ...(costRupiah === null || costRupiah === undefined ? [] : [`biaya ± ${formatRupiah(costRupiah, costRupiah < 100 ? 1 : 0)}`]),
  ].join(' · ');
}
