import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { route } from '../route.js';

/** A photo as it would be sent: its picture comes from {@link photos.view}. */
export const PhotoView = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() });
export type PhotoView = z.infer<typeof PhotoView>;

/** What a link leads to: a photo, or the sentence that says why it cannot be sent. */
export const LinkView = z.object({ photo: PhotoView.nullable(), why: z.string().nullable() });
export type LinkView = z.infer<typeof LinkView>;

/** Type of an upload's body: the file's own bytes, whatever picture it is. */
export const photoUploadType = 'application/octet-stream';

export const photos = {
  /** Fetches what a link of the product list leads to. */
  check: route('POST', '/photos/links', {
    body: z.object({ link: z.string().trim().min(1).max(limits.linkMaxChars, { error: 'Tautan foto terlalu panjang.' }) }),
    reply: LinkView,
  }),
  /** The body is the file, sent as {@link photoUploadType}. */
  upload: route('POST', '/photos', { reply: PhotoView }),
  /** A JPEG. */
  view: route('GET', '/photos/:id', { reply: z.unknown() }),
} as const;
