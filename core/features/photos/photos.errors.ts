export { PhotoError } from '../../outside/photos/photo.errors.js';

/** A picture that existed but no longer does. */
export class PhotoGoneError extends Error {
  override name = 'PhotoGoneError';
}
