/**
 * Why a picture cannot be had, as far as its owner can do something about it:
 * - `address`: not an address of the public web;
 * - `unreachable`: no such host, no connection, a broken answer, or the service is down; may pass;
 * - `slow`: not there in time; may pass;
 * - `missing`: the service says that there is no such file (any more);
 * - `private`: one must log in to see it;
 * - `folder`: a link to a folder;
 * - `page`: a web page, no picture;
 * - `redirects`: it leads in circles;
 * - `too_large`: more bytes than are taken;
 * - `not_picture`: neither JPEG, PNG nor WebP;
 * - `too_many_pixels`: larger than is opened;
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

/** A picture that cannot be had. */
export class PhotoError extends Error {
  override name = 'PhotoError';

  constructor(
    readonly problem: PhotoProblem,
    detail = '',
  ) {
    super(detail === '' ? problem : `${problem}: ${detail}`);
  }
}
