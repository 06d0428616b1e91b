import type { IncomingMessage } from 'node:http';
import { PhotoError } from '#core/features/photos/photos.errors';
import { UploadError } from '../base/read-upload.js';
import { withUploadedPhoto } from '../base/uploads.js';

/**
 * Passes the bytes of a picture that a browser uploads to an action.
 * @param share the account that uploads it
 * @throws PhotoError when the picture is too large, or the sender disconnected; what the action throws
 */
export function withPhoto<Result>(share: string, request: IncomingMessage, action: (bytes: Buffer) => Promise<Result>): Promise<Result> {
  return withUploadedPhoto(share, request, action).catch((error: unknown) => {
    throw error instanceof UploadError ? new PhotoError(error.problem) : error;
  });
}
