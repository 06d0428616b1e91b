/** Bytes that encryption adds to a file: padding and the authentication code. */
export const sealedBytes = 26;
/** Our own photos are re-encoded with at most 1,600 pixels on a side. */
const ownPhotoBytes = 2_000_000;
/**
 * Minimum size that is assumed for an attachment, because a sender may declare too little, by mistake or on purpose.
 */
const leastBytes = 1_000_000;

interface SizedFile {
  /** Id of the owner's own photo that the message shows; null for any other attachment. */
  readonly photo: string | null;
  /** Size of the stored file. */
  readonly bytes: number | null;
}

/**
 * Maximum number of bytes that an attachment may take, as estimated before it is read.
 * @param declared size that the sender declares; null for none, in which case any size is possible
 */
export function mostBytes({ photo, bytes }: SizedFile, declared: number | null): number {
  if (photo) return ownPhotoBytes;
  if (bytes !== null) return bytes + sealedBytes;
  return declared === null ? Infinity : Math.max(declared, leastBytes) + sealedBytes;
}
