import { z } from 'zod';
import { readProductList, type ListedProduct } from '#contracts/values/selling/product-list';
import { PhotoError } from '../../photos/photos.errors.js';
import type { PhotosService } from '../../photos/photos.service.js';
import { matchProduct } from '../owner-data/product-match.rules.js';
import { photoLine } from '../../photos/photos.texts.js';
import type { ProductsService } from '../../products/products.service.js';
import { listedPhotos } from './listed-products.js';
import { shortText, tool, type Tool, type ToolContext } from './tool.js';

const callsMax = 4;
/** Of one product; a gallery of more is the owner's web page. */
const photosOfProduct = 3;
/** In one answer. */
const photosMax = 5;
const namesShown = 40;

/** Sends photos of the owner's list. Neither the lead nor the model names an address: only a product of that list. */
export function kirimFotoProduk(photos: Pick<PhotosService, 'find'>, list: Pick<ProductsService, 'search'>): Tool {
  return tool({
    definition: {
      type: 'function',
      function: {
        name: 'kirim_foto_produk',
        description:
          'Kirim foto satu produk dari daftar produk pemilik usaha, bila pelanggan ingin melihatnya. Foto muncul setelah teks yang menyebut produk itu.',
        parameters: {
          type: 'object',
          properties: { nama: { type: 'string', description: 'Nama produk seperti tertulis dalam daftar' } },
          required: ['nama'],
          additionalProperties: false,
        },
      },
    },
    shape: z.object({ nama: shortText }),
    callsMax,
    run: async ({ nama }, context) => {
      const products = [...readProductList(context.prompts.secondaryPrompt), ...(await listedPhotos(nama, list, context))];
      return sendPhotos(photos, { wanted: nama, products }, context);
    },
  });
}

interface Wish {
  readonly wanted: string;
  readonly products: readonly ListedProduct[];
}

async function sendPhotos(photos: Pick<PhotosService, 'find'>, { wanted, products }: Wish, context: ToolContext): Promise<string> {
  const { effects } = context;
  if (products.length === 0) return 'Gagal: belum ada foto produk. Sampaikan dengan sopan bahwa fotonya belum ada.';
  const match = matchProduct(products, wanted);
  if (match.kind === 'none') return `Gagal: tidak ada foto dengan nama itu. Foto yang ada: ${namesOf(products)}.`;
  if (match.kind === 'several')
    return `Gagal: nama itu cocok dengan beberapa produk: ${match.names.join('; ')}. Panggil lagi dengan salah satunya, atau tanyakan yang mana.`;
  const { name, links } = match.product;
  if (effects.photos.some((photo) => photo.name === name)) return `Foto ${name} sudah disiapkan.`;
  const room = Math.min(photosOfProduct, photosMax - effects.photos.length);
  if (room <= 0) return 'Gagal: foto untuk jawaban ini sudah cukup. Tawarkan sisanya kepada pelanggan.';
  let sent = 0;
  for (const found of await Promise.all(links.slice(0, room).map((link) => lookFor(photos, name, link, context)))) {
    if (!found) continue;
    effects.photos.push(found);
    sent += 1;
  }
  if (sent === 0)
    return `Gagal: foto ${name} sedang tidak dapat dikirim. Sampaikan dengan sopan tanpa menyebut sebabnya, dan jangan mengirim tautan.`;
  return `Foto ${name} akan terkirim bersama jawaban Anda (${sent} foto). Sebut nama produknya; jangan menulis tautan atau [Foto].`;
}

/** Null for one that cannot be had: the owner reads of it, the lead gets the words without it. */
async function lookFor(photos: Pick<PhotosService, 'find'>, name: string, link: string, { ownerId, effects, signal }: ToolContext) {
  try {
    const { id, width, height } = await photos.find(ownerId, link, signal);
    return { name, id, width, height };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    effects.lines.push({ level: 'WARN', text: photoLine(name, link, error.problem) });
    return null;
  }
}

function namesOf(products: readonly ListedProduct[]): string {
  const more = products.length - namesShown;
  return products
    .slice(0, namesShown)
    .map(({ name }) => name)
    .concat(more > 0 ? `dan ${more} lagi` : [])
    .join('; ');
}
