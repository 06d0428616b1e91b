import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startHouse, type House } from '../../support/house.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';
import { waitFor } from '../../support/wait-for.ts';

let house: House;
let owner: Owner;
let other: Owner;
let number: string;
let lead: Phone;
const page = Buffer.from('<script>alert(document.cookie)</script>');

beforeAll(async () => {
  house = await startHouse({ workerRoles: 'mail' });
  [owner, other] = await Promise.all([house.registerOwner(), house.registerOwner()]);
  number = await linkOwner(house, owner);
  lead = await house.sandbox.phone(freshPhone(), 'Budi');
});
afterAll(() => house?.close());

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a browser is given for a picture whose sender says that it is of that type. */
async function served(mimetype: string, as = owner, base64 = page.toString('base64'), headers = {}): Promise<Response> {
  const waId = await lead.send(number, { image: { base64, mimetype } });
  const id = await waitFor(
    async () =>
      (await house.sql<{ id: string }>(`SELECT id FROM messages WHERE owner_id = $1 AND wa_id = $2`, [owner.userId, waId]))[0]?.id,
    { what: 'the picture in its thread' },
  );
  return fetch(`${house.url}/api/chat/media/${id}`, { headers: { authorization: `Bearer ${as.token}`, ...headers } });
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

test('a picture is shown, by its own type only, sandboxed, and kept by no shared cache', async () => {
  const { headers } = await served('image/png', owner, pixel);
  expect(headers.get('content-type')).toMatch(/^image\/png/);
  expect(headers.get('content-disposition')).toBe('inline');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('cache-control')).toContain('private');
});

test('another owner does not get it', async () => {
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
    const answer = await fetch(`${house.url}/api/chat/contacts/${phone}/photos?${words}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, body: (await answer.json()) as { id?: string; kind?: string; sender?: string; code?: string } };
  };
  const picture = Buffer.from(await (await fetch(`${house.sandbox.addresses.photos}/shop/kaos.png`)).arrayBuffer());
  const clientId = '0197c0de-0000-4000-8000-000000000001';
  const sent = await Promise.all([send(picture, { clientId }), send(picture, { clientId })]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(sent[0]!.body).toMatchObject({ kind: 'image', sender: 'owner', id: sent[1]!.body.id });
  await lead.waitForMessage(({ kind }) => kind === 'image');
  await owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'bagaimana?' });
  await lead.waitForMessage(({ text }) => text === 'bagaimana?');
  const arrived = (await lead.messages()).filter(({ kind, direction }) => kind === 'image' && direction === 'in');
  expect(arrived.map(({ text }) => text)).toEqual(['Ini ya Kak']);
  const [conversation] = await house.sql(`SELECT takeover_until > now() AS taken FROM conversations WHERE owner_id = $1`, [owner.userId]);
  expect(conversation).toEqual({ taken: true });

  expect(await send(page)).toMatchObject({ status: 422, body: { code: 'photo_unusable' } });
  expect((await send(picture, { as: other })).status).toBe(404);
});

test('what was taken over is there when WhatsApp has it no more, until its days are over, and another owner does not get it', async () => {
  const worker = await house.startWorker({ WORKER_ROLES: 'replies' });
  const waId = await lead.send(number, { image: { base64: pixel, mimetype: 'image/png' } });
  const stored = async () =>
    (
      await house.sql<{ message_id: string; bytes: number }>(
        `SELECT f.* FROM chat_files f JOIN messages m ON m.id = f.message_id WHERE m.owner_id = $1 AND m.wa_id = $2`,
        [owner.userId, waId],
      )
    )[0];
  const { message_id: id, bytes } = await waitFor(stored, { what: 'the file in the storage' });
  expect(bytes).toBe(Buffer.from(pixel, 'base64').length);
  // as WhatsApp is after some weeks: the key opens nothing any more
  await house.sql(`UPDATE messages SET proto = NULL WHERE id = $1`, [id]);
  const asked = (token: string) => fetch(`${house.url}/api/chat/media/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await asked(owner.token);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(pixel);
  expect((await asked(other.token)).status).toBe(404);

  await house.sql(`UPDATE chat_files SET stored_at = now() - interval '91 days' WHERE message_id = $1`, [id]);
  const sweeper = await house.startWorker({ WORKER_ROLES: 'housekeeping' });
  await waitFor(async () => (await stored()) === undefined || undefined, { what: 'the file being removed' });
  expect((await asked(owner.token)).status).toBe(404);
  await Promise.all([worker, sweeper].map((one) => one.stop()));
});
