import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { route } from '../route.js';

/** A photo as it would be sent; its image comes from {@link photos.view}. */
export const PhotoView = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() });
export type PhotoView = z.infer<typeof PhotoView>;

/** Result of checking a link: the photo, or a sentence that says why it cannot be sent. */
export const LinkView = z.object({ photo: PhotoView.nullable(), why: z.string().nullable() });
export type LinkView = z.infer<typeof LinkView>;

/** Content type of an upload: the file's raw bytes, for any image format. */
export const photoUploadType = 'application/octet-stream';

export const photos = {
  /** Fetches the photos behind links of the product list. */
  check: route('POST', '/photos/links', {
    scope: 'account',
    needs: 'photos.add',
    body: z.object({ link: z.string().trim().min(1).max(limits.linkMaxChars, { error: 'Link foto terlalu panjang.' }) }),
    reply: LinkView,
  }),
  /** The body is the file, sent as {@link photoUploadType}. */
  upload: route('POST', '/photos', { scope: 'account', needs: 'photos.add', reply: PhotoView }),
  /** A JPEG. */
  view: route('GET', '/photos/:id', { scope: 'account', needs: 'photos.read', reply: z.unknown() }),
} as const;
