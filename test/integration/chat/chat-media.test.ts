import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { S3Storage } from '#core/outside/storage/s3/s3-storage';
import { pngBomb } from '../../../sandbox/photos/bomb.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let owner: Owner;
let other: Owner;
let number: string;
let lead: Phone;
const page = Buffer.from('<script>alert(document.cookie)</script>');

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail', bucket: true });
  [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  number = await linkOwner(app, owner);
  lead = await app.sandbox.phone(freshPhone(), 'Budi');
});
afterAll(() => app?.close());

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The response that a browser gets for a picture whose sender declares that type. */
async function served(mimetype: string, as = owner, base64 = page.toString('base64'), headers = {}): Promise<Response> {
  const waId = await lead.send(number, { image: { base64, mimetype } });
  const id = await waitFor(
    async () => (await app.sql<{ id: string }>(`SELECT id FROM messages WHERE bot_id = $1 AND wa_id = $2`, [owner.userId, waId]))[0]?.id,
    { what: 'the picture in its thread' },
  );
  return fetch(`${app.url}/api/chat/media/${id}`, { headers: { authorization: `Bearer ${as.token}`, ...headers } });
}

test.each([
  'image/png',
  'text/html',
  'image/svg+xml',
  'application/xhtml+xml',
  'text/html; charset=utf-8',
  'IMAGE/SVG+XML',
  'application/javascript',
])('what a lead sends as %s is never shown as a page of ours', async (mimetype) => {
  const { status, headers } = await served(mimetype);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/octet-stream/);
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

/** What a browser gets for a picture that is stored with that type. */
async function servedAs(mimetype: string): Promise<Response> {
  const { url } = await served('image/png', owner, pixel);
  const id = url.split('/').at(-1);
  const change = () => app.sql(`UPDATE chat_files SET mimetype = $2 WHERE message_id = $1 RETURNING message_id`, [id, mimetype]);
  const stored = async () => (await app.sql(`SELECT mimetype FROM chat_files WHERE message_id = $1`, [id]))[0]?.['mimetype'];
  // a copy that is still being stored writes its own type over the changed one
  return waitFor(
    async () => {
      if ((await change()).length === 0) return null;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${owner.token}` } });
      return (await stored()) === mimetype ? answer : null;
    },
    { what: 'an answer while the type was stored' },
  );
}

test('a drawing stored under its sender’s type, from before types were detected, can only be saved', async () => {
  const { headers } = await servedAs('image/svg+xml');
  expect(headers.get('content-type')).toMatch(/^application\/octet-stream/);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
});

test.each([
  ['image/png; name=foto', 'image/png', 'inline'],
  ['Image/PNG', 'image/png', 'inline'],
  ['audio/ogg; codecs=opus', 'audio/ogg', 'inline'],
  ['audio/mp4 ;codecs=mp4a', 'audio/mp4', 'inline'],
  ['image/svg+xml; charset=utf-8', 'application/octet-stream', 'attachment'],
  ['text/html;image/png', 'application/octet-stream', 'attachment'],
])('a file stored with the type %s is given as %s', async (mimetype, type, disposition) => {
  const { headers } = await servedAs(mimetype);
  expect([headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]]).toEqual([type, disposition]);
});

test('a picture is shown, by its own type only, sandboxed, and kept by no shared cache', async () => {
  const { headers } = await served('image/png', owner, pixel);
  expect(headers.get('content-type')).toMatch(/^image\/png/);
  expect(headers.get('content-disposition')).toMatch(/^inline; filename=/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('cache-control')).toContain('private');
});

test.each([
  ['a few letters', 'nama;harga'],
  ['as many as are read to tell its type', 'kaos;75000\n'.repeat(60)],
])('a table of %s is saved as one', async (_, text) => {
  const { headers } = await served('text/csv', owner, Buffer.from(text).toString('base64'));
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?[^"]*\.csv/);
});

test('a lead’s file is given to its own shop only', async () => {
  expect((await served('image/png', other)).status).toBe(404);
});

test('a part of a file is given where a player asks for it', async () => {
  const whole = Buffer.from(pixel, 'base64');
  const part = await served('image/png', owner, pixel, { range: 'bytes=1-3' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 1-3/${whole.length}`, 'PNG']);
  const beyond = await served('image/png', owner, pixel, { range: 'bytes=5000-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
});

test('a picture that the owner sends from the panel reaches the phone once, with its words, and the bot is silent', async () => {
  await lead.send(number, 'halo, ada fotonya?');
  const send = async (bytes: Buffer, { phone = lead.number, as = owner, clientId = '' } = {}) => {
    const words = new URLSearchParams({ caption: 'Ini ya Kak', ...(clientId && { clientId }) });
    const answer = await fetch(`${app.url}/api/chat/contacts/${phone}/photos?${words}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, body: (await answer.json()) as { id?: string; kind?: string; sender?: string; code?: string } };
  };
  const picture = Buffer.from(await (await fetch(`${app.sandbox.addresses.photos}/shop/kaos.png`)).arrayBuffer());
  const clientId = '0197c0de-0000-4000-8000-000000000001';
  const sent = await Promise.all([send(picture, { clientId }), send(picture, { clientId })]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(sent[0]!.body).toMatchObject({ kind: 'image', sender: 'owner', id: sent[1]!.body.id });
  await lead.waitForMessage(({ kind }) => kind === 'image');
  await owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'bagaimana?' });
  await lead.waitForMessage(({ text }) => text === 'bagaimana?');
  const arrived = (await lead.messages()).filter(({ kind, direction }) => kind === 'image' && direction === 'in');
  expect(arrived.map(({ text }) => text)).toEqual(['Ini ya Kak']);
  const [conversation] = await app.sql(`SELECT takeover_until > now() AS taken FROM conversations WHERE bot_id = $1`, [owner.userId]);
  expect(conversation).toEqual({ taken: true });

  expect(await send(page)).toMatchObject({ status: 422, body: { code: 'photo_unusable' } });
  expect((await send(picture, { as: other })).status).toBe(404);
});

test('a stored file is there when WhatsApp has it no more, until its retention ends, and another owner does not get it', async () => {
  const worker = await app.startWorker({ WORKER_ROLES: 'replies' });
  const waId = await lead.send(number, { image: { base64: pixel, mimetype: 'image/png' } });
  const stored = async () =>
    (
      await app.sql<{ message_id: string; bytes: number }>(
        `SELECT f.* FROM chat_files f JOIN messages m ON m.id = f.message_id WHERE m.bot_id = $1 AND m.wa_id = $2`,
        [owner.userId, waId],
      )
    )[0];
  const { message_id: id, bytes } = await waitFor(stored, { what: 'the file in the storage' });
  expect(bytes).toBe(Buffer.from(pixel, 'base64').length);
  // Like WhatsApp after some weeks: the media key no longer gives access.
  await app.sql(`UPDATE messages SET proto = NULL WHERE id = $1`, [id]);
  const asked = (token: string) => fetch(`${app.url}/api/chat/media/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await asked(owner.token);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(pixel);
  expect((await asked(other.token)).status).toBe(404);

  await app.sql(`UPDATE chat_files SET stored_at = now() - interval '91 days' WHERE message_id = $1`, [id]);
  const sweeper = await app.startWorker({ WORKER_ROLES: 'housekeeping' });
  await waitFor(async () => (await stored()) === undefined || undefined, { what: 'the file being removed' });
  expect((await asked(owner.token)).status).toBe(404);
  await Promise.all([worker, sweeper].map((one) => one.stop()));
});

describe('a file that the owner sends from the panel', () => {
  const docx = Buffer.from(zipSync({ 'word/document.xml': strToU8('<w:document/>'.repeat(50)) }));
  const send = async (bytes: Buffer, name: string, more: Record<string, string> = {}, as = owner) => {
    const words = new URLSearchParams({ name, ...more });
    const answer = await fetch(`${app.url}/api/chat/contacts/${lead.number}/files?${words}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, body: (await answer.json()) as { id: string; code?: string; error?: string } };
  };

  test('reaches the phone once, as it was, under its cleaned name and with its words, and can be fetched in the panel', async () => {
    await lead.send(number, 'ada daftar harganya?');
    const clientId = '0197c0de-0000-4000-8000-000000000002';
    const request = { caption: 'Ini ya Kak', clientId };
    const sent = await Promise.all([send(docx, '../Daftar harga.docx', request), send(docx, '../Daftar harga.docx', request)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent[0]!.body).toMatchObject({ kind: 'document', sender: 'owner', id: sent[1]!.body.id, media: { name: 'Daftar harga.docx' } });
    const arrived = await lead.waitForMessage(({ kind }) => kind === 'document');
    expect(arrived.document).toMatchObject({ fileName: 'Daftar harga.docx', caption: 'Ini ya Kak', base64: docx.toString('base64') });
    await owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'sudah sampai?' });
    await lead.waitForMessage(({ text }) => text === 'sudah sampai?');
    expect((await lead.messages()).filter(({ kind, direction }) => kind === 'document' && direction === 'in')).toHaveLength(1);
    const asked = (token: string) =>
      fetch(`${app.url}/api/chat/media/${sent[0]!.body.id}`, { headers: { authorization: `Bearer ${token}`, range: 'bytes=-4' } });
    const part = await asked(owner.token);
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '4']);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(docx.subarray(-4));
    expect((await asked(other.token)).status).toBe(404);
    expect((await send(docx, 'a.docx', {}, other)).status).toBe(404);
  });

  test('is saved under its name, also with letters that old programs do not know, and may be read in parts', async () => {
    const { body } = await send(docx, 'Harga é (1).docx');
    const { headers } = await fetch(`${app.url}/api/chat/media/${body.id}`, { headers: { authorization: `Bearer ${owner.token}` } });
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Harga _ (1).docx"; filename*=UTF-8''Harga%20%C3%A9%20%281%29.docx`,
    );
    expect(['content-length', 'accept-ranges', 'cache-control'].map((name) => headers.get(name))).toEqual([
      ...[String(docx.length), 'bytes', 'private, max-age=3600'],
    ]);
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'a.pdf', 'kosong'],
    ['half a document', docx.subarray(0, -30), 'a.docx', 'rusak'],
    ['two kinds in one', Buffer.concat([docx, Buffer.from('<html>')]), 'a.docx', 'dua jenis'],
    ['a page', page, 'a.txt', 'Halaman web'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'setup.exe', 'tidak dapat dikirim'],
    ['a document called PDF', docx, 'a.pdf', 'tidak sesuai'],
    ['more than 100 MB', Buffer.alloc(100_000_001, 0x20), 'a.txt', '100 MB'],
  ])('is refused with what to do when it is %s', async (_, bytes, name, words) => {
    const { status, body } = await send(bytes, name);
    expect([status, body.code]).toEqual([422, 'document_unusable']);
    expect(body.error).toContain(words);
  });
});

describe('a small picture for the thread', () => {
  const small = async (base64: string, as = owner): Promise<Response> => {
    const waId = await lead.send(number, { image: { base64, mimetype: 'image/jpeg' } });
    const id = await waitFor(
      async () => (await app.sql<{ id: string }>(`SELECT id FROM messages WHERE bot_id = $1 AND wa_id = $2`, [owner.userId, waId]))[0]?.id,
      { what: 'the picture in its thread' },
    );
    return fetch(`${app.url}/api/chat/media/${id}/thumbnail`, { headers: { authorization: `Bearer ${as.token}` } });
  };
  const photo = async () => Buffer.from(await (await fetch(`${app.sandbox.addresses.photos}/shop/kaos.png`)).arrayBuffer());

  test('is a JPEG that a browser keeps, and another owner does not get it', async () => {
    const whole = await photo();
    const answer = await small(whole.toString('base64'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=604800, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.length).toBeLessThan(whole.length);
    expect((await small(pixel, other)).status).toBe(404);
  });

  test.each([
    ['a bomb', async () => pngBomb(30_000), 'too_many_pixels'],
    ['half a picture', async () => (await photo()).subarray(0, 2_000), 'broken'],
    ['no picture', async () => page, 'page'],
    ['nothing', async () => Buffer.alloc(0), 'broken'],
  ])('is not made of %s, which is a line in the log', async (_, bytes, problem) => {
    expect((await small((await bytes()).toString('base64'))).status).toBe(404);
    const line = () => app.servers[0]!.events.find((event) => event.event === 'thumbnails.refused' && event['problem'] === problem);
    await waitFor(line, { what: 'the line in the log' });
  });
});

test('a program that may not write into the bucket does not start, and says which setting to look at', async () => {
  const start = app.startWorker({ WORKER_ROLES: 'replies', STORAGE_SECRET: 'another-secret' });
  await expect(start).rejects.toThrow('STORAGE_SECRET');
});

test('a large file goes through the server, from the bucket to three browsers at once, without being in its memory', async () => {
  const waId = await lead.send(number, { image: { base64: pixel, mimetype: 'image/png' } });
  const id = await waitFor(
    async () => (await app.sql<{ id: string }>(`SELECT id FROM messages WHERE bot_id = $1 AND wa_id = $2`, [owner.userId, waId]))[0]?.id,
    { what: 'the message' },
  );
  const large = 95_000_000;
  const { s3, s3Bucket, s3Region, s3KeyId, s3Secret } = app.sandbox.addresses;
  const bucket = new S3Storage({
    endpoint: s3!,
    bucket: s3Bucket!,
    region: s3Region!,
    keyId: s3KeyId!,
    secret: s3Secret!,
    pathStyle: true,
  });
  await bucket.put(`${owner.userId}/chats/${id}`, Buffer.alloc(large, 7));
  await app.sql(
    `INSERT INTO chat_files (message_id, bot_id, mimetype, bytes) VALUES ($1, $2, 'image/png', $3)
     ON CONFLICT (message_id) DO UPDATE SET mimetype = EXCLUDED.mimetype, bytes = EXCLUDED.bytes`,
    [id, owner.userId, large],
  );
  const { pid } = app.servers[0]!;
  const peakBytes = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1_024;
  const read = async (range?: string): Promise<number> => {
    const headers = { authorization: `Bearer ${owner.token}`, ...(range && { range }) };
    const answer = await fetch(`${app.url}/api/chat/media/${id}`, { headers });
    let length = 0;
    for await (const piece of answer.body!) length += piece.length;
    return length;
  };
  await read('bytes=0-1000000');
  const before = peakBytes();
  expect(await Promise.all([read(), read(), read('bytes=1000000-')])).toEqual([large, large, large - 1_000_000]);
  expect(peakBytes() - before).toBeLessThan(large);
});
