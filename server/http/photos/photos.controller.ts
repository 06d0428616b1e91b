import type { IncomingMessage } from 'node:http';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { photos, type LinkView, type PhotoView } from '#contracts/http/bot/photos';
import { isStoredUuid } from '#contracts/values/uuid';
import type { Actor } from '#core/features/auth/actor';
import { PhotoError, PhotoGoneError } from '#core/features/photos/photos.errors';
import { PhotosService } from '#core/features/photos/photos.service';
import { photoSentences } from '#core/features/photos/photos.texts';
import { AppError } from '#core/platform/errors/app-error';
import { Implements, type Input } from '../base/implements.decorator.js';
import { withPhoto } from './with-photo.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

const checkMs = 15_000;

@Controller()
export class PhotosController {
  constructor(@Inject(PhotosService) private readonly service: PhotosService) {}

  @Implements(photos.check)
  @RateLimited('photo-check')
  async check({ body: { link } }: Input<typeof photos.check>, @Me() me: Actor): Promise<LinkView> {
    try {
      const { id, width, height } = await this.service.find(me.accountId, link, AbortSignal.timeout(checkMs));
      return { photo: { id, width, height }, why: null };
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      return { photo: null, why: photoSentences[error.problem] };
    }
  }

  @Implements(photos.upload)
  @RateLimited('photo-upload')
  async upload(@Me() me: Actor, @Req() request: IncomingMessage): Promise<PhotoView> {
    try {
      const { id, width, height } = await withPhoto(me.accountId, request, (bytes) => this.service.upload(me.accountId, bytes));
      return { id, width, height };
    } catch (error) {
      throw error instanceof PhotoError ? new AppError('photo_unusable', { why: photoSentences[error.problem] }) : error;
    }
  }

  @Implements(photos.view)
  @RateLimited('media')
  async view({ params: { id } }: Input<typeof photos.view>, @Me() me: Actor, @Res() response: Response): Promise<void> {
    if (!isStoredUuid(id)) throw new AppError('file_gone');
    const bytes = await this.service.read(me.accountId, id).catch((error: unknown) => {
      throw error instanceof PhotoGoneError ? new AppError('file_gone') : error;
    });
    response.setHeader('Content-Type', 'image/jpeg');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('Cache-Control', 'private, max-age=3600');
    response.end(bytes);
  }
}
