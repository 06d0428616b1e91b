import type { Readable } from 'node:stream';
import { limits } from '#contracts/values/limits';
import { PhotoError } from '#core/features/photos/photos.errors';
import { readUpload, UploadError } from '../base/read-upload.js';

/**
 * Reads the bytes of a picture that a browser uploads.
 * @throws PhotoError when the picture is too large, or the sender disconnected
 */
export async function readPhoto(request: Readable): Promise<Buffer> {
  return readUpload(request, limits.photoBytes).catch((error: unknown) => {
    throw error instanceof UploadError ? new PhotoError(error.problem) : error;
  });
}
