import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { chat } from '#contracts/http/chat/chat';
import { photos, photoUploadType } from '#contracts/http/bot/photos';
import { productImports } from '#contracts/http/bot/product-imports';
import { botPath } from '#contracts/http/route';
import { limits } from '#contracts/values/limits';
import { AppError } from '#core/platform/errors/app-error';
import { hasManyValues } from '#core/platform/json/many-values.rules';
import { cleanTexts, hasNul } from './texts.rules.js';

/** Parses JSON bodies within the size limit. Bodies of other content types are rejected and not ignored. */
export function readBody(): RequestHandler[] {
  const json = express.json({ limit: limits.bodyBytes, strict: false, inflate: true, verify: refuseManyValues });
  return [refuseOtherContent, json, refuseBadTexts];
}

function refuseManyValues(_request: unknown, _response: unknown, body: Uint8Array): void {
  if (hasManyValues(body, limits.bodyValues)) throw new AppError('too_large');
}

function refuseOtherContent(request: Request, _response: Response, next: NextFunction): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (isUpload(request)) {
    next(); // the handler reads it, with its own limit
  } else if (hasBody && !request.is('application/json')) {
    request.resume(); // drained, so that the connection stays usable
    next(new AppError('not_json'));
  } else next();
}

/** Routes whose body is a file. */
const uploads = [photos.upload, productImports.preview, productImports.take, chat.sendPhoto, chat.sendFile].flatMap((route) =>
  [route.path, botPath(route)].flatMap((path) =>
    path === null ? [] : [{ method: route.method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }],
  ),
);

function isUpload(request: Request): boolean {
  return uploads.some(({ method, path }) => request.method === method && path.test(request.path)) && Boolean(request.is(photoUploadType));
}

/** Rejects texts with a NUL character, which Postgres cannot store. */
function refuseBadTexts(request: Request, _response: Response, next: NextFunction): void {
  if (hasNul(request.body) || /%00/.test(request.originalUrl)) {
    next(new AppError('bad_character'));
    return;
  }
  if (request.body !== undefined) request.body = cleanTexts(request.body as unknown);
  next();
}
