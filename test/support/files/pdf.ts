import { deflateSync } from 'node:zlib';

interface PdfOptions {
  /** Encrypts the file with an unknown password. */
  readonly isLocked?: boolean;
  /** Decompressed size of each page's content in bytes. The compressed content is almost empty. */
  readonly unfoldsTo?: number;
  /** A JPEG that is drawn on the first page, as scanners do. */
  readonly scan?: Buffer;
}

/** A PDF file with these lines on its pages. A page without lines is like a scan without text recognition. */
export function makePdf(pages: readonly (readonly string[])[], { isLocked = false, unfoldsTo = 0, scan }: PdfOptions = {}): Buffer {
  const [catalog, tree, font, security, firstFree] = [1, 2, 3, 4, 5];
  const objects = new Map<number, Buffer>();
  const put = (id: number, text: string, stream?: Buffer): void => {
    const parts = stream ? [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')] : [];
    objects.set(id, Buffer.concat([Buffer.from(text, 'latin1'), ...parts]));
  };
  const pageIds = pages.map((_, at) => firstFree + at * 2);
  put(catalog, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  put(tree, `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`);
  put(font, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const hex = 'ab'.repeat(32);
  put(security, `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${hex}> /U <${hex}> >>`);
  const scanId = firstFree + pages.length * 2;
  const picture = '/Type /XObject /Subtype /Image /Width 900 /Height 1200 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode';
  if (scan) put(scanId, `<< ${picture} /Length ${scan.length} >>`, scan);
  for (const [at, lines] of pages.entries()) {
    const id = pageIds[at]!;
    const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj 0 -16 Td`).join('\n');
    const drawn = scan && at === 0 ? 'q 595 0 0 842 0 0 cm /Scan Do Q\n' : '';
    const content = Buffer.concat([Buffer.from(`${drawn}BT /F1 12 Tf 50 780 Td\n${shown}\nET\n`, 'latin1'), Buffer.alloc(unfoldsTo, ' ')]);
    const packed = deflateSync(content, { level: 9 });
    put(
      id,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${id + 1} 0 R /Resources << /Font << /F1 ${font} 0 R >>${scan ? ` /XObject << /Scan ${scanId} 0 R >>` : ''} >> >>`,
    );
    put(id + 1, `<< /Length ${packed.length} /Filter /FlateDecode >>`, packed);
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const last = Math.max(...objects.keys());
  for (let id = 1; id <= last; id += 1) {
    const part = Buffer.concat([Buffer.from(`${id} 0 obj\n`), objects.get(id)!, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const locked = isLocked ? ` /Encrypt ${security} 0 R /ID [<${hex.slice(0, 32)}> <${hex.slice(0, 32)}>]` : '';
  const trailer = `xref\n0 ${last + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${last + 1} /Root ${catalog} 0 R${locked} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(trailer, 'latin1')]);
}
