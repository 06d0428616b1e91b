export { PhotoError } from '../../outside/photos/photo.errors.js';

/** A picture that was there and is not any more. */
export class PhotoGoneError extends Error {
  override name = 'PhotoGoneError';
}
