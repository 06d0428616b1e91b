import type { Readable } from 'node:stream';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  productImports,
  type DoubtfulRow,
  type ImportPreview,
  type LastImport,
  type PreviewProduct,
  type TakenImport,
  type UndoneImport,
} from '#contracts/http/bot/product-imports';
import { productChanges, type ChangedProducts, type TextPrices as TextPricesView } from '#contracts/http/bot/product-changes';
import { products, type ProductCategories, type ProductPage, type ProductView } from '#contracts/http/bot/products';
import type { Done } from '#contracts/http/shapes';
import { limits } from '#contracts/values/limits';
import type { ProductInput } from '#contracts/values/selling/products';
import { readAnswers } from '#contracts/values/selling/import-answers';
import type { Actor } from '#core/features/auth/actor';
import type { DoubtfulRow as ReadRow, ImportChoice } from '#core/features/products/import.types';
import { ProductChanges } from '#core/features/products/imports/product-changes.service';
import { ProductImports } from '#core/features/products/imports/product-imports.service';
import { TextPrices } from '#core/features/products/imports/text-prices.service';
import { ProductFiles, type SheetFormat } from '#core/features/products/product-files.service';
import { ProductsService } from '#core/features/products/products.service';
import { sheetSentences } from '#core/features/products/product-files.texts';
import { AppError } from '#core/platform/errors/app-error';
import { DownloadNames } from '../downloads/download-names.js';
import { Implements, type Input } from '../base/implements.decorator.js';
import { readUpload, UploadError } from '../base/read-upload.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

/** Maximum number of wrong rows in a preview. The other wrong rows are only counted. */
const shownMax = 50;
/**
 * Maximum number of doubtful rows in a preview. One import can answer as many. The owner decides them one by one. If
 * there are more, the owner leaves the rest out.
 */
const doubtfulShownMax = 400;
const types: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

@Controller()
export class ProductsController {
  constructor(
    @Inject(ProductsService) private readonly service: ProductsService,
    @Inject(ProductFiles) private readonly files: ProductFiles,
    @Inject(ProductImports) private readonly imports: ProductImports,
    @Inject(ProductChanges) private readonly changes: ProductChanges,
    @Inject(TextPrices) private readonly textPrices: TextPrices,
    @Inject(DownloadNames) private readonly names: DownloadNames,
  ) {}

  @Implements(products.list)
  list({ query }: Input<typeof products.list>, @Me() me: Actor): Promise<ProductPage> {
    return this.service.list(me.accountId, query);
  }

  @Implements(products.categories)
  async categories(@Me() me: Actor): Promise<ProductCategories> {
    return { categories: await this.service.categoryNames(me.accountId) };
  }

  @Implements(products.create)
  create({ body }: Input<typeof products.create>, @Me() me: Actor): Promise<ProductView> {
    return this.service.create(me.accountId, body);
  }

  @Implements(products.update)
  update({ params: { productId }, body }: Input<typeof products.update>, @Me() me: Actor): Promise<ProductView> {
    return this.service.update(me.accountId, productId, body);
  }

  @Implements(products.remove)
  async remove({ params: { productId } }: Input<typeof products.remove>, @Me() me: Actor): Promise<Done> {
    await this.service.remove(me.accountId, productId);
    return { success: true };
  }

  @Implements(productChanges.apply)
  @RateLimited('product-import')
  apply({ body: { chosen, change } }: Input<typeof productChanges.apply>, @Me() me: Actor): Promise<ChangedProducts> {
    return this.changes.apply(me.accountId, chosen, change);
  }

  @Implements(productChanges.inText)
  inText(@Me() me: Actor): Promise<TextPricesView> {
    return this.textPrices.compare(me);
  }

  @Implements(productImports.preview)
  @RateLimited('product-import')
  async previewImport({ query }: Input<typeof productImports.preview>, @Me() me: Actor, @Req() request: Readable): Promise<ImportPreview> {
    const read = await this.files.preview(me.accountId, await readTable(request), choiceOf(query));
    const { products: good, wrong, leftOut, ignored, doubtful, price, extras, added, changed } = read;
    return {
      added,
      changed,
      price: { ...price, options: [...price.options] },
      doubtfulTotal: doubtful.length,
      doubtful: doubtful.slice(0, doubtfulShownMax).map(toDoubtfulRow),
      ignored: [...ignored],
      extras: extras.map((extra) => ({ heading: extra.heading, as: extra.as, from: extra.as === 'tier' ? extra.from : null })),
      good: good.length,
      products: good.map(toPreviewProduct),
      wrongTotal: wrong.length,
      wrong: wrong.slice(0, shownMax).map((row) => ({ ...row, problems: [...row.problems] })),
      leftOut: leftOut.map(({ kind, rows }) => ({
        kind,
        total: rows.length,
        rows: rows.slice(0, shownMax).map(({ place, name }) => ({ place, name })),
      })),
    };
  }

  @Implements(productImports.take)
  @RateLimited('product-import')
  async takeImport({ query }: Input<typeof productImports.take>, @Me() me: Actor, @Req() request: Readable): Promise<TakenImport> {
    return this.files.take(me.accountId, await readTable(request), choiceOf(query));
  }

  @Implements(productImports.last)
  async lastImport(@Me() me: Actor): Promise<{ last: LastImport | null }> {
    const last = await this.imports.latest(me.accountId);
    if (!last) return { last: null };
    const { id: importId, takenAt, kind, added, changed, removed } = last;
    return { last: { importId, kind, takenAt: takenAt.toISOString(), added, changed, removed } };
  }

  @Implements(productImports.undo)
  async undoImport({ params: { importId } }: Input<typeof productImports.undo>, @Me() me: Actor): Promise<UndoneImport> {
    const { edited, ...undone } = await this.imports.undo(me.accountId, importId);
    return { ...undone, editedTotal: edited.length, edited: edited.slice(0, shownMax) };
  }

  @Implements(products.exportAll)
  @RateLimited('product-import')
  async exportAll({ query: { format } }: Input<typeof products.exportAll>, @Me() me: Actor, @Res() response: Response): Promise<void> {
    const attachment = await this.names.attachment(me.botId, 'produk', format);
    sendFile(response, attachment, types[format], await this.files.exportAll(me.accountId, format));
  }

  @Implements(products.template)
  @RateLimited('product-import')
  async template({ query: { format } }: Input<typeof products.template>, @Me() me: Actor, @Res() response: Response): Promise<void> {
    sendFile(response, `attachment; filename="contoh-produk.${format}"`, types[format], await this.files.template(me.accountId, format));
  }
}

function toDoubtfulRow({ product, ...row }: ReadRow): DoubtfulRow {
  return { ...row, kinds: product?.priceIdr === null ? product.variants.length : 0, canKeep: product !== null };
}

function toPreviewProduct({
  name,
  priceIdr,
  weightGrams,
  stock,
  variants,
  photos,
  terms,
  costIdr,
  category,
}: ProductInput): PreviewProduct {
  return {
    name,
    priceIdr,
    weightGrams,
    stock,
    variants,
    photo: photos[0] ?? null,
    tiers: terms.tiers,
    resellerIdr: terms.resellerIdr,
    costIdr,
    category,
    unit: terms.unit,
  };
}

function choiceOf({ price, rows, rest, extra }: Input<typeof productImports.take>['query']): ImportChoice {
  return { priceColumn: price ?? null, answers: readAnswers(rows ?? ''), leavesRest: rest === 'drop', takesExtras: extra === 'take' };
}

async function readTable(request: Readable): Promise<Buffer> {
  return readUpload(request, limits.productFileBytes).catch((error: unknown) => {
    throw error instanceof UploadError ? new AppError('file_unusable', { why: sheetSentences[error.problem] }) : error;
  });
}

function sendFile(response: Response, attachment: string, type: string, bytes: Buffer): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', attachment);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-store');
  response.end(bytes);
}
