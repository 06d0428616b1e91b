import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { KnowledgeService } from '../../knowledge/knowledge.service.js';
import { PhotosService } from '../../photos/photos.service.js';
import { ProductsService } from '../../products/products.service.js';
import { ShippingService } from '../../shipping/shipping.service.js';
import { cariPengetahuan } from '../tools/cari-pengetahuan.js';
import { cariProduk } from '../tools/cari-produk.js';
import { catatClosing } from '../tools/catat-closing.js';
import { catatPelanggan } from '../tools/catat-pelanggan.js';
import { cekOngkir } from '../tools/cek-ongkir.js';
import { hitungPesanan } from '../tools/hitung-pesanan.js';
import { kirimFotoProduk } from '../tools/kirim-foto-produk.js';
import { panggilAdmin } from '../tools/panggil-admin.js';
import { tanyaPemilik } from '../tools/tanya-pemilik.js';
import { ToolBox } from '../tools/tool-box.js';

const toolLimitMs = 8_000;
/**
 * Share of the turn's deadline that one call may use. When a tool hangs, there is still time to request a text from
 * the model.
 */
const shareOfDeadline = 1 / 3;

/**
 * The tools of the reply agent, one per file. Add new ones at the end: the order is part of what providers
 * cache.
 */
@Injectable()
export class ReplyTools extends ToolBox {
  constructor(
    @Inject(Config) config: Config,
    @Inject(Log) log: Log,
    @Inject(ShippingService) shipping: ShippingService,
    @Inject(PhotosService) photos: PhotosService,
    @Inject(ProductsService) products: ProductsService,
    @Inject(KnowledgeService) knowledge: KnowledgeService,
  ) {
    const tools = [
      catatClosing,
      panggilAdmin,
      cekOngkir(shipping, products),
      kirimFotoProduk(photos),
      catatPelanggan,
      cariProduk(products),
      cariPengetahuan(knowledge),
      tanyaPemilik,
      hitungPesanan(shipping, products),
    ];
    super(tools, {
      limitMs: Math.floor(Math.min(toolLimitMs, config.LLM_DEADLINE_MS * shareOfDeadline)),
      onFailure: (tool, error) => log.warn({ event: 'replies.tool-failed', tool, ...errorFields(error) }),
    });
  }
}
