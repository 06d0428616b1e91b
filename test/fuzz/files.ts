import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { blackPicture } from '../support/loop/largest-inputs.ts';
import { contractRoutes } from '../support/routes.ts';
import { hostileFiles, workbook } from './hostile-files.ts';
import type { Targets, WireRequest } from './requests.ts';
import type { Random } from './random.ts';

/** One file before it is changed. */
export interface Sample {
  readonly name: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.map(cell).join('')}</row>`;

/** Valid files of all kinds that owners and leads send. */
export async function makeSamples(): Promise<Sample[]> {
  const points = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a06030' } });
  const picture = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'): Promise<Sample> => ({
    name: `foto.${format}`,
    mimetype: `image/${format}`,
    bytes: await points.clone().toFormat(format).toBuffer(),
  });
  const pictures = await Promise.all((['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const).map(picture));
  const docx = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8('<w:document>Daftar harga</w:document>'),
  });
  return [
    ...pictures,
    { name: 'daftar.csv', mimetype: 'text/csv', bytes: Buffer.from('nama;harga;stok;varian\nKaos;75.000;3;M; L\nKopi;"55rb";2;\n') },
    {
      name: 'daftar.xlsx',
      mimetype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: workbook(row('nama', 'harga') + row('Kaos', '75.000') + row('Kopi', '55rb')),
    },
    { name: 'surat.docx', mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', bytes: Buffer.from(docx) },
    { name: 'katalog.pdf', mimetype: 'application/pdf', bytes: pdf() },
    { name: 'suara.ogg', mimetype: 'audio/ogg; codecs=opus', bytes: oggOpus() },
    { name: 'suara.mp3', mimetype: 'audio/mpeg', bytes: Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), mp3Frames()]) },
    {
      name: 'gambar.svg',
      mimetype: 'image/svg+xml',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'),
    },
    { name: 'video.mp4', mimetype: 'video/mp4', bytes: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1') },
  ];
}

function pdf(): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'];
  return Buffer.from(
    `%PDF-1.4\n${objects.map((one, nth) => `${nth + 1} 0 obj${one}endobj\n`).join('')}trailer<</Root 1 0 R/Size 4>>\n%%EOF`,
  );
}

/** The first page of an Ogg stream with the head of Opus (RFC 7845, section 5.1). */
function oggOpus(): Buffer {
  const head = Buffer.from('OpusHead\x01\x01\x38\x01\x80\xbb\0\0\0\0\0', 'latin1');
  return Buffer.concat([
    Buffer.from('OggS\0\x02', 'latin1'),
    Buffer.alloc(20),
    Buffer.from([1, head.length]),
    head,
    Buffer.alloc(200, 0x5a),
  ]);
}

function mp3Frames(): Buffer {
  return Buffer.concat(Array.from({ length: 3 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])));
}

const bombs: readonly (() => Buffer)[] = [...Object.values(hostileFiles), () => blackPicture(5_000)];

type Change = (bytes: Buffer, random: Random, samples: readonly Sample[]) => Buffer;

/** Ways in which files are damaged or misdeclared. */
const changes: readonly Change[] = [
  (bytes) => bytes,
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => flipped(bytes, random, 1 + random.below(20)),
  // lengths and sizes of most formats are near the start
  (bytes, random) => overwritten(bytes, random.below(Math.min(64, bytes.length)), random.pick([0xff, 0x7f, 0x00, 0x80])),
  (bytes, random) => overwritten(bytes, random.below(bytes.length), random.pick([0xff, 0x00])),
  (bytes, random) => {
    const from = random.below(bytes.length);
    const piece = bytes.subarray(from, from + random.below(bytes.length - from) + 1);
    return Buffer.concat([bytes.subarray(0, from), ...Array.from({ length: 1 + random.below(50) }, () => piece), bytes.subarray(from)]);
  },
  // the header of one type before the content of another
  (bytes, random, samples) => Buffer.concat([bytes.subarray(0, 4 + random.below(40)), random.pick(samples).bytes]),
  (bytes, random, samples) => Buffer.concat([bytes, random.pick(samples).bytes]),
  (_bytes, random) => Buffer.from(Array.from({ length: random.below(4_000) }, () => random.below(256))),
];

function flipped(bytes: Buffer, random: Random, count: number): Buffer {
  const copy = Buffer.from(bytes);
  for (let nth = 0; nth < count; nth += 1) copy[random.below(copy.length)]! ^= 1 << random.below(8);
  return copy;
}

function overwritten(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(value, at, Math.min(at + 4, copy.length));
  return copy;
}

/** A damaged file with its declared type. One in fifty is a decompression bomb. */
export function makeFile(random: Random, samples: readonly Sample[]): Sample {
  const sample = random.pick(samples);
  const called = random.chance(0.7) ? sample : random.pick(samples);
  const bytes = random.chance(0.02) ? random.pick(bombs)() : random.pick(changes)(sample.bytes, random, samples);
  return { name: called.name, mimetype: called.mimetype, bytes };
}

/** Routes whose body is a file: they have no schema for it. */
const uploads = contractRoutes.filter(({ method, body }) => method === 'POST' && body === undefined);
const fileRoutes = uploads.filter(({ name }) => /photo|file|import/i.test(name));

/** An upload of a damaged file to one of these routes. */
export function makeUpload(
  random: Random,
  index: number,
  { targets, samples }: { targets: Targets; samples: readonly Sample[] },
): WireRequest {
  const route = random.pick(fileRoutes);
  const { name, bytes } = makeFile(random, samples);
  const path = route.path.replace(/:\w+/g, () => encodeURIComponent(random.pick(targets.ids)));
  const query = random.chance(0.9) ? `?name=${encodeURIComponent(name)}&caption=halo` : '';
  const headers = { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${random.pick(targets.tokens)}` };
  return { index, aim: `${route.name} (${name})`, method: route.method, path: `/api${path}${query}`, headers, body: bytes };
}
