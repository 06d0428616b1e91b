import { createHash } from 'node:crypto';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { openApi } from '#contracts/http/openapi';
import { handledRoutes, Implements } from '../base/implements.decorator.js';
import { openApiDocument } from './openapi.rules.js';

/**
 * Cache header of the document, which changes only with a release. Clients cache it for five minutes and then
 * revalidate it with its ETag.
 */
const cacheControl = 'public, max-age=300';

/**
 * The encoded document and its hash. Both are computed once, because anybody may request the document, and all
 * responses share the bytes.
 */
interface Document {
  readonly bytes: Buffer;
  readonly etag: string;
}

async function readDocument(): Promise<Document> {
  const document = await openApiDocument(handledRoutes.map(({ route }) => route));
  const bytes = Buffer.from(JSON.stringify(document));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

@Controller()
export class OpenApiController {
  private document: Promise<Document> | undefined;

  @Implements(openApi.read)
  async read(@Res() response: Response): Promise<void> {
    this.document ??= readDocument();
    const { bytes, etag } = await this.document;
    response.setHeader('Cache-Control', cacheControl);
    response.setHeader('ETag', etag);
    response.type('json').send(bytes);
  }
}
