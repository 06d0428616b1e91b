import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { openApi } from '#contracts/http/openapi';
import { handledRoutes, Implements } from '../base/implements.decorator.js';
import { openApiDocument } from './openapi.rules.js';

/**
 * The document changes only with a release. Clients cache it for five minutes and then revalidate with its
 * ETag.
 */
const cacheControl = 'public, max-age=300';

@Controller()
export class OpenApiController {
  private document: unknown;

  @Implements(openApi.read)
  read(@Res({ passthrough: true }) response: Response): unknown {
    response.setHeader('Cache-Control', cacheControl);
    this.document ??= openApiDocument(handledRoutes.map(({ route }) => route));
    return this.document;
  }
}
