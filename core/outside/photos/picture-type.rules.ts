import type { PhotoProblem } from './photo.errors.js';

export type PictureType = 'jpeg' | 'png' | 'webp';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const shortestBytes = 16;

/** Detects the file type from its first bytes. The declared name and type are ignored. */
export function pictureTypeOf(bytes: Buffer): PictureType | { readonly problem: PhotoProblem } {
  if (bytes.length < shortestBytes) return { problem: 'broken' };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, png.length).equals(png)) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const start = bytes
    .toString('latin1', 0, 512)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  return { problem: /^<(!doctype html|html|head|body|script|!--)/.test(start) ? 'page' : 'not_picture' };
}
