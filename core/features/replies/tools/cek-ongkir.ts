import { z } from 'zod';
import type { ShippingService } from '../../shipping/shipping.service.js';
import type { Quote, Rate } from '../../shipping/shipping.types.js';
import {
  assumedWeight,
  askDestination,
  guessedWeight,
  noRoute,
  notFound,
  notNow,
  otherCourier,
  ownerLines,
  someDistrict,
  whichOne,
} from './cek-ongkir.texts.js';
import type { ProductsService } from '../../products/products.service.js';
import { dataTexts } from '../owner-data/owner-data.rules.js';
import { listedWeight } from './listed-products.js';
import { shortText, tool, type Tool, type ToolContext } from './tool.js';
import { assumedGrams, gramsMax, isGroundedWeight, weightLabel, weightsIn } from './weights.rules.js';

const callsMax = 4;
const ratesShown = 8;
const placesShown = 8;
const productsMax = 10;

// invalid weights and couriers are read as null, so that a careless model still gets its quote
const shape = z.object({
  tujuan: shortText.describe('Kecamatan dan kota tujuan seperti disebut pelanggan, contoh: Coblong, Bandung'),
  berat_gram: z.coerce
    .number()
    .int()
    .min(1)
    .max(gramsMax)
    .nullish()
    .catch(null)
    .describe(
      'Berat seluruh pesanan dalam gram: hanya dari berat yang tertulis di keterangan pemilik usaha atau disebut pelanggan. Kosongkan bila tidak diketahui',
    ),
  produk: z
    .array(
      z.object({
        nama: shortText.describe('Nama produk seperti tertulis dalam daftar'),
        jumlah: z.coerce.number().int().min(1).max(1_000).nullish().catch(null).describe('Banyaknya, 1 bila tidak disebut'),
      }),
    )
    .max(productsMax)
    .nullish()
    .catch(null)
    .describe('Produk yang dipesan dengan jumlahnya; beratnya dihitung dari daftar produk. Pakai ini daripada berat_gram bila ada'),
  kurir: shortText.nullish().catch(null).describe('Hanya bila pelanggan meminta kurir tertentu, contoh: JNE'),
});

/** Quotes shipping. A problem is reported to the lead in plain words and to the owner as one log line. It is no reason for a handover. */
export function cekOngkir(shipping: ShippingService, products: Pick<ProductsService, 'search'>): Tool {
  return tool({
    name: 'cek_ongkir',
    description:
      'Cek ongkos kirim dari alamat pengirim ke suatu tempat. Tujuan sebaiknya kecamatan dan kota. Hasilnya satu-satunya sumber ongkir.',
    shape,
    callsMax,
    isSource: true,
    async run({ tujuan, berat_gram: claimed, produk, kurir }, context) {
      const { botId, prompts, signal } = context;
      const listed = await listedWeight(produk ?? [], products, context);
      const grams = listed ?? claimed ?? assumedGrams;
      const quote = await shipping.quote({ botId, prompts, destination: tujuan, grams, courier: kurir ?? undefined }, signal);
      if (quote.kind === 'hindered') noteForOwner(ownerLines[quote.by], context);
      return JSON.stringify(told(quote, grams, listed === null ? weightNote(claimed ?? null, context) : undefined));
    },
  });
}

/** Added once, however often the model calls the tool in one turn. */
function noteForOwner(text: string, { effects }: ToolContext): void {
  if (!effects.lines.some((line) => line.text === text)) effects.lines.push({ level: 'WARN', text });
}

/** What the answer must say about the weight; undefined when the weight follows from the words of the owner or the lead. */
function weightNote(claimed: number | null, { prompts, data, earlier, leadWords }: ToolContext): string | undefined {
  if (claimed === null) return assumedWeight(weightLabel(assumedGrams));
  const found = earlier.filter(({ name }) => name === 'cari_produk').map(({ result }) => result);
  const texts = [prompts.prompt, prompts.secondaryPrompt, ...dataTexts(data), ...found, leadWords];
  if (isGroundedWeight(claimed, weightsIn(texts.join('\n')))) return undefined;
  return claimed === assumedGrams ? assumedWeight(weightLabel(claimed)) : guessedWeight(weightLabel(claimed));
}

/** The result for the model. `sampaikan` is text for the lead that may be sent as it is. */
function told(quote: Quote, grams: number, weight: string | undefined): object {
  switch (quote.kind) {
    case 'quoted': {
      const notes = [weight, quote.isWhole ? someDistrict(quote.destination) : undefined].filter((note) => note !== undefined);
      return {
        tujuan: quote.destination,
        dari: quote.origin,
        berat_gram: grams,
        ongkir: quote.rates.slice(0, ratesShown).map(shown),
        ...(notes.length > 0 ? { sampaikan: notes.join(' ') } : {}),
        ...(quote.others.length > 0 ? { nama_sama: quote.others.slice(0, placesShown).join('; ') } : {}),
      };
    }
    case 'several':
      return { gagal: 'tujuan ganda', pilihan: quote.destinations.slice(0, placesShown), sampaikan: whichOne };
    case 'unknown-destination':
      return { gagal: 'tujuan tidak ditemukan', sampaikan: notFound };
    case 'wide-destination':
      return { gagal: 'tujuan terlalu luas', sampaikan: askDestination };
    case 'unknown-courier':
      return { gagal: 'kurir tidak dikenal', sampaikan: otherCourier(quote.known.join(', ')) };
    case 'no-route':
      return { gagal: 'tidak ada rute', sampaikan: noRoute(quote.destination) };
    case 'hindered':
      return { gagal: 'ongkir belum dapat dicek', sampaikan: notNow };
  }
}

function shown({ courier, service, cost, time }: Rate): object {
  return { kurir: courier, layanan: service, biaya: cost, ...(time === null ? {} : { estimasi: time }) };
}
