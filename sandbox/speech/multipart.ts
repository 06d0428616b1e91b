/** One part of a multipart/form-data body (RFC 7578). */
export interface FormPart {
  name: string;
  filename: string | null;
  contentType: string | null;
  bytes: Buffer;
}

/** Splits a whole multipart body; throws when the content type names no boundary or the body is cut short. */
export function parseMultipart(body: Buffer, contentType: string): FormPart[] {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!mark) throw new Error('no multipart boundary in the Content-Type header');
  const delimiter = Buffer.from(`\r\n--${mark}`);
  // The first delimiter has no preceding line break, so one is prepended.
  const whole = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts: FormPart[] = [];
  let at = whole.indexOf(delimiter);
  while (at >= 0) {
    const start = at + delimiter.length;
    if (whole.subarray(start, start + 2).toString() === '--') return parts;
    const end = whole.indexOf(delimiter, start);
    if (end < 0) break;
    parts.push(parsePart(whole.subarray(start + 2, end)));
    at = end;
  }
  throw new Error('the multipart body ends before its closing boundary');
}

function parsePart(part: Buffer): FormPart {
  const gap = part.indexOf('\r\n\r\n');
  const head = part.subarray(0, Math.max(0, gap)).toString('utf8');
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? '';
  return {
    name: /[;\s]name="([^"]*)"/i.exec(disposition)?.[1] ?? '',
    filename: /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null,
    contentType: /^content-type:\s*(\S+)/im.exec(head)?.[1] ?? null,
    bytes: part.subarray(gap + 4),
  };
}
