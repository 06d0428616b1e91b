/**
 * Why a picture could not be fetched, as far as its owner can act on it:
 * - `address`: not an address of the public web;
 * - `unreachable`: no such host, no connection, a broken answer, or the service is down; may be temporary;
 * - `slow`: not complete in time; may be temporary;
 * - `missing`: the service has no such file (any more);
 * - `private`: a login is needed;
 * - `folder`: a link to a folder;
 * - `page`: a web page instead of a picture;
 * - `redirects`: too many redirects;
 * - `too_large`: too many bytes;
 * - `not_picture`: neither JPEG, PNG nor WebP;
 * - `too_many_pixels`: larger than the decoder accepts;
 * - `broken`: cannot be decoded.
 */
export type PhotoProblem =
  | 'address'
  | 'unreachable'
  | 'slow'
  | 'missing'
  | 'private'
  | 'folder'
  | 'page'
  | 'redirects'
  | 'too_large'
  | 'not_picture'
  | 'too_many_pixels'
  | 'broken';

/** A picture could not be fetched or decoded. */
export class PhotoError extends Error {
  override name = 'PhotoError';

  constructor(
    readonly problem: PhotoProblem,
    detail = '',
  ) {
    super(detail === '' ? problem : `${problem}: ${detail}`);
  }
}
