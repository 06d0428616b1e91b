const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Markers that have no length: restarts, the start of an image, and two without meaning. */
const hasNoLength = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Number of scans of a JPEG picture. A progressive one is drawn once for each, over all its points: 2,600 scans fit into
 * half a megabyte and take minutes, in which the decoder cannot be stopped.
 */
export function scansOf(jpeg: Uint8Array): number {
  let scans = 0;
  for (let at = jpeg.indexOf(0xff); at !== -1; at = jpeg.indexOf(0xff, at)) {
    // any number of fill bytes may come before a marker
    while (jpeg[at] === 0xff) at += 1;
    const marker = jpeg[at];
    if (marker === undefined || marker === endOfImage) return scans;
    if (marker === startOfScan) scans += 1;
    // the length counts itself; bytes that are no marker are part of the drawing
    at += hasNoLength(marker) ? 1 : 1 + lengthAt(jpeg, at + 1);
  }
  return scans;
}

function lengthAt(jpeg: Uint8Array, at: number): number {
  return ((jpeg[at] ?? 0) << 8) | (jpeg[at + 1] ?? 0);
}
