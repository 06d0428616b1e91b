import { buffer } from 'node:stream/consumers';
import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { attachmentKeys, attachmentUrl, openAttachment } from './attachments.rules.js';

describe('an attachment is fetched', () => {
  test('from WhatsApp by its address or its path', () => {
    expect(attachmentUrl('https://mmg.whatsapp.net/v/a?x=1', null, false)?.href).toBe('https://mmg.whatsapp.net/v/a?x=1');
    expect(attachmentUrl('https://media-sin6-1.cdn.whatsapp.net/v/a', null, false)?.hostname).toBe('media-sin6-1.cdn.whatsapp.net');
    expect(attachmentUrl('https://evil.example/a', '/v/b', false)?.href).toBe('https://mmg.whatsapp.net/v/b');
  });

  test.each([
    'http://mmg.whatsapp.net/v/a',
    'https://mmg.whatsapp.net:8443/v/a',
    'https://mmg.whatsapp.net.evil.example/a',
    'https://evilwhatsapp.net/a',
    'https://mmg.whatsapp.net@evil.example/a',
    'https://x@mmg.whatsapp.net/a',
    'https://:x@mmg.whatsapp.net/a',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:3000/api',
    'file:///etc/passwd',
    'nonsense',
  ])('never from %s', (url) => {
    expect(attachmentUrl(url, null, false)).toBeNull();
  });

  test.each(['@evil.example/a', '.evil.example/a', '//evil.example/a/../..', 'v/a'])('never by a path that leaves the host: %s', (path) => {
    expect([undefined, 'mmg.whatsapp.net']).toContain(attachmentUrl(null, path, false)?.hostname);
  });

  test('from this machine only when WhatsApp is on it', () => {
    for (const host of ['127.0.0.1', '127.100.200.250', 'localhost', '[::1]'])
      expect(attachmentUrl(`http://${host}:4000/media/a`, null, true)?.host).toBe(`${host}:4000`);
    expect(attachmentUrl('https://localhost:4000/media/a', null, true)?.protocol).toBe('https:');
    for (const url of ['http://10.0.0.1/a', 'http://x.localhost/a', 'http://localhost.evil.example/a', 'ftp://127.0.0.1/a'])
      expect(attachmentUrl(url, null, true)).toBeNull();
  });
});

async function opened(file: Buffer, mediaKey: Buffer, info: string, pieceBytes = file.length): Promise<string> {
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < file.length; at += pieceBytes) yield file.subarray(at, at + pieceBytes);
  }
  return (await buffer(openAttachment(pieces(), mediaKey, info))).toString();
}

test('a file opens with its key and in no other way, in whatever pieces it comes', async () => {
  const mediaKey = randomBytes(32);
  const words = 'gambar '.repeat(20);
  const keys = Buffer.from(hkdfSync('sha256', mediaKey, Buffer.alloc(32), attachmentKeys.imageMessage, 112));
  const cipher = createCipheriv('aes-256-cbc', keys.subarray(16, 48), keys.subarray(0, 16));
  const cipherText = Buffer.concat([cipher.update(words), cipher.final()]);
  const mac = createHmac('sha256', keys.subarray(48, 80)).update(keys.subarray(0, 16)).update(cipherText).digest().subarray(0, 10);
  const file = Buffer.concat([cipherText, mac]);
  for (const size of [1, 3, 9, 10, 11, 16, 17, file.length - 1, file.length])
    expect(await opened(file, mediaKey, attachmentKeys.imageMessage, size)).toBe(words);
  await expect(opened(file, mediaKey, attachmentKeys.audioMessage)).rejects.toThrow('changed');
  await expect(opened(file, randomBytes(32), attachmentKeys.imageMessage)).rejects.toThrow('changed');
  await expect(opened(file.subarray(0, -16), mediaKey, attachmentKeys.imageMessage)).rejects.toThrow('changed');
  file[0]! ^= 1;
  await expect(opened(file, mediaKey, attachmentKeys.imageMessage)).rejects.toThrow('changed');
  await expect(opened(Buffer.alloc(4), mediaKey, attachmentKeys.imageMessage)).rejects.toThrow('changed');
  await expect(opened(Buffer.alloc(0), mediaKey, attachmentKeys.imageMessage)).rejects.toThrow('changed');
});
