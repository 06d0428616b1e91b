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
  private text: Promise<string> | undefined;

  @Implements(openApi.read)
  read(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.setHeader('Cache-Control', cacheControl);
    response.type('json');
    this.text ??= openApiDocument(handledRoutes.map(({ route }) => route)).then((document) => JSON.stringify(document));
    return this.text;
  }
}
