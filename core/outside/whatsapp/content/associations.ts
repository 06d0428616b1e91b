import { proto } from 'baileys';
import { contextInfoOf, unwrapped } from './wrappers.js';

const { AssociationType } = proto.MessageAssociation;

/**
 * Kinds of a second upload of a photo or video that was sent before: in high resolution, in another format, or the
 * video of a live photo.
 */
const sameAgain = new Set<number>([
  AssociationType.HD_IMAGE_DUAL_UPLOAD,
  AssociationType.HD_VIDEO_DUAL_UPLOAD,
  AssociationType.HEVC_VIDEO_DUAL_UPLOAD,
  AssociationType.MOTION_PHOTO,
]);

/** How a message relates to an earlier message; empty for most messages. */
export interface Association {
  /** Id of the message whose photo or video this message uploads again. */
  readonly again?: string;
  /** Id of the album that this message is part of. */
  readonly album?: string;
}

export function associationOf(message: proto.IMessage): Association {
  const told = contextInfoOf(message, (context) => context.messageAssociation);
  const parent = told?.parentMessageKey?.id;
  if (!told || !parent) return {};
  if (sameAgain.has(Number(told.associationType))) return { again: parent };
  return told.associationType === AssociationType.MEDIA_ALBUM ? { album: parent } : {};
}

/** Maximum number of items in an album. WhatsApp lets people choose a hundred. */
const albumMax = 100;

/** The number of pictures and videos that an album announces; null for every other message. */
export function albumIn(message: proto.IMessage): number | null {
  const album = unwrapped(message)?.albumMessage;
  if (!album) return null;
  const announced = (album.expectedImageCount ?? 0) + (album.expectedVideoCount ?? 0);
  return Math.min(Math.max(announced, 0), albumMax);
}
