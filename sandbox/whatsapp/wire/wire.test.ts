import { expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { verifySignature } from 'libsignal/src/curve.js';
import { typedKey } from '../signal/bundle.ts';
import { certificateChain, generateServerKeys } from './certificate.ts';
import { frame, FrameReader } from './frames.ts';
import { formatJid, parseJid } from './jid.ts';
import { stanza } from './node.ts';

test('frames come out whole, however the stream is cut', () => {
  const bodies = [Buffer.from('satu'), Buffer.alloc(70_000, 7), Buffer.alloc(0)];
  const stream = Buffer.concat([Buffer.from([0x57, 0x41, 6, 3]), ...bodies.map(frame)]);
  for (const step of [1, 3, 1_000, stream.length]) {
    const reader = new FrameReader();
    const read: Buffer[] = [];
    for (let at = 0; at < stream.length; at += step)
      read.push(...reader.push(stream.subarray(at, at + step)).map((body) => Buffer.from(body)));
    expect(read).toEqual(bodies);
  }
});

test('routing info before the first frame is passed over, another greeting is refused', () => {
  const routing = Buffer.from([0x45, 0x44, 0, 1, 0, 0, 2, 9, 9]);
  const reader = new FrameReader();
  expect(reader.push(Buffer.concat([routing, Buffer.from('WA\x06\x03'), frame(Buffer.from('x'))])).map(String)).toEqual(['x']);
  expect(() => new FrameReader().push(Buffer.from('GET / HTTP/1.1'))).toThrow('does not begin with WA');
});

test('the certificate chain is signed for real, all the way from the root', () => {
  const keys = generateServerKeys();
  const { intermediate, leaf } = proto.CertChain.decode(certificateChain(keys));
  const details = proto.CertChain.NoiseCertificate.Details.decode(intermediate?.details ?? new Uint8Array());
  const holds = (key: Uint8Array, part: typeof leaf) =>
    verifySignature(typedKey(Buffer.from(key)), Buffer.from(part?.details ?? []), Buffer.from(part?.signature ?? []));
  expect(details.issuerSerial).toBe(0);
  expect(holds(keys.root.public, intermediate)).toBe(true);
  expect(holds(details.key ?? new Uint8Array(), leaf)).toBe(true);
  expect(holds(generateServerKeys().root.public, intermediate)).toBe(false);
});

test('jids and stanzas keep to what the encoder can write', () => {
  expect(parseJid('6281:3@s.whatsapp.net')).toEqual({ user: '6281', form: 'pn', device: 3 });
  expect(parseJid('77@lid')).toEqual({ user: '77', form: 'lid', device: 0 });
  expect([parseJid('1@g.us'), parseJid('@s.whatsapp.net'), parseJid(undefined)]).toEqual([undefined, undefined, undefined]);
  expect([formatJid('6281', 'pn', 3), formatJid('77', 'lid')]).toEqual(['6281:3@s.whatsapp.net', '77@lid']);
  expect(stanza('x', { a: 1, b: undefined })).toEqual({ tag: 'x', attrs: { a: '1' } });
});
