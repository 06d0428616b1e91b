/** Minimum size of a photo. A scanned page is larger, and a smaller picture is a stamp or a logo. */
const pageMinBytes = 20_000;
/** Maximum number of small pictures that are skipped. */
const lookedAtMax = 50;
/** Maximum number of places that look like a stream. A file of a thousand pages has about as many. */
const streamsMax = 20_000;

const [begin, end] = [Buffer.from('stream'), Buffer.from('endstream')];
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * The photo of the first scanned page of a PDF file. Scanning programs store each page as a separate JPEG (PDF
 * 32000-1, 7.4.8), in page order. The bytes of the JPEG are located and not decoded, so this needs no canvas. It
 * takes linear time and examines at most 20,000 places, because 10 MB of nothing else would block the process for a
 * third of a second.
 * @returns null when the file has no photo, or stores it in another form
 */
export function embeddedPhoto(pdf: Uint8Array): Buffer | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let largest: Buffer | null = null;
  let [found, streams] = [0, 0];
  for (let at = bytes.indexOf(begin); at >= 0 && found < lookedAtMax && streams < streamsMax; at = bytes.indexOf(begin, at)) {
    streams += 1;
    at = afterLineEnd(bytes, at + begin.length);
    if (!bytes.subarray(at, at + jpegStart.length).equals(jpegStart)) continue;
    const to = bytes.indexOf(end, at);
    if (to < 0) return largest;
    const photo = bytes.subarray(at, to);
    if (photo.length >= pageMinBytes) return photo;
    if (photo.length > (largest?.length ?? 0)) largest = photo;
    found += 1;
    at = to + end.length;
  }
  return largest;
}

function afterLineEnd(bytes: Buffer, at: number): number {
  const afterReturn = bytes[at] === 0x0d ? at + 1 : at;
  return bytes[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn;
}
