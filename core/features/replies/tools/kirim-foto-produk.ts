import { z } from 'zod';
import { readProductList, type ListedProduct } from '#contracts/values/selling/product-list';
import { PhotoError } from '../../photos/photos.errors.js';
import type { PhotosService } from '../../photos/photos.service.js';
import { leadText } from '../owner-data/lead-text.rules.js';
import { matchProduct } from '../owner-data/product-match.rules.js';
import { photoLine } from '../../photos/photos.texts.js';
import { candidatesMax, withPhotos } from './listed-products.js';
import { shortText, tool, type Tool, type ToolContext } from './tool.js';

const callsMax = 4;
/** Maximum number of photos per product; a larger gallery belongs on the owner's web page. */
const photosOfProduct = 3;
/** Maximum number of photos per answer. */
const photosMax = 5;
const namesShown = 40;

type Photos = Pick<PhotosService, 'lookUp' | 'findAll'>;

/**
 * Sends photos from the owner's list. Neither the lead nor the model can supply an address: only a product of
 * that list.
 */
export function kirimFotoProduk(photos: Photos): Tool {
  return tool({
    name: 'kirim_foto_produk',
    description:
      'Kirim foto satu produk dari daftar produk pemilik usaha, bila pelanggan ingin melihatnya. Foto muncul setelah teks yang menyebut produk itu; bila belum ada atau belum bisa dikirim, jangan mengirim tautan.',
    shape: z.object({ nama: shortText.describe('Nama produk seperti tertulis dalam daftar') }),
    callsMax,
    run: async ({ nama }, context) => {
      const { accountId, prompts, data } = context;
      const listed = [...readProductList(prompts.secondaryPrompt), ...(data.products.isWhole ? withPhotos(data.products.rows) : [])];
      const links = listed.flatMap((one) => one.links);
      const found = await photos.lookUp(accountId, links, data.products.isWhole ? null : { text: nama, limit: candidatesMax });
      return sendPhotos(photos, { wanted: nama, products: [...listed, ...withPhotos(found.products)], known: found.known }, context);
    },
  });
}

interface PhotoRequest {
  readonly wanted: string;
  readonly products: readonly ListedProduct[];
  readonly known: Awaited<ReturnType<Photos['lookUp']>>['known'];
}

async function sendPhotos(photos: Photos, { wanted, products, known }: PhotoRequest, context: ToolContext): Promise<string> {
  const { accountId, effects, signal } = context;
  if (products.length === 0) return 'Mohon maaf Kak, fotonya belum ada.';
  const match = matchProduct(products, wanted);
  if (match.kind === 'none') return `Mohon maaf Kak, foto itu belum ada. Yang ada: ${photoNames(products.map((one) => one.name))}.`;
  if (match.kind === 'several') return `Fotonya ada beberapa, Kak: ${photoNames(match.names)}. Mau lihat yang mana?`;
  const { name, links } = match.product;
  if (effects.photos.some((photo) => photo.name === name)) return shownPhoto(name);
  const room = Math.min(photosOfProduct, photosMax - effects.photos.length);
  if (room <= 0) return 'Foto lainnya boleh saya kirim setelah ini, Kak?';
  let sent = 0;
  const chosen = links.slice(0, room);
  for (const [at, found] of (await photos.findAll(accountId, chosen, known, signal)).entries()) {
    if (found instanceof Error) {
      if (!(found instanceof PhotoError)) throw found;
      // the owner reads the log line; the lead gets the text without the photo
      effects.lines.push({ level: 'WARN', text: photoLine(name, chosen[at]!, found.problem) });
      continue;
    }
    const { id, width, height } = found;
    effects.photos.push({ name, id, width, height });
    sent += 1;
  }
  return sent === 0 ? `Mohon maaf Kak, foto ${leadText(name)} belum bisa dikirim sekarang.` : shownPhoto(name);
}

/**
 * The tool's result after a product's photos were added. The photos are sent after the text of the answer. The name
 * may come from an imported file.
 */
export function shownPhoto(name: string): string {
  return `Ini foto ${leadText(name)} ya, Kak.`;
}

/** The names of products with photos, as a text for the model. */
export function photoNames(names: readonly string[]): string {
  const more = names.length - namesShown;
  return names
    .slice(0, namesShown)
    .map(leadText)
    .concat(more > 0 ? `dan ${more} lagi` : [])
    .join('; ');
}
