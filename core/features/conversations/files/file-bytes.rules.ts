/** Bytes that encryption adds to a file: padding and the authentication code. */
export const sealedBytes = 26;
/** Our own photos are re-encoded with at most 1,600 pixels on a side. */
const ownPhotoBytes = 2_000_000;
/** A sender may declare too little, by mistake or on purpose. */
const leastBytes = 1_000_000;

interface SizedFile {
  /** Id of a photo of the owner's. */
  readonly photo: string | null;
  /** Size of the stored file. */
  readonly bytes: number | null;
}

/**
 * The most bytes that reading an attachment may take, before it is read.
 * @param declared size that its sender declares; null for none, which may be any
 */
export function mostBytes({ photo, bytes }: SizedFile, declared: number | null): number {
  if (photo) return ownPhotoBytes;
  if (bytes !== null) return bytes + sealedBytes;
  return declared === null ? Infinity : Math.max(declared, leastBytes) + sealedBytes;
}
