import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PhotoView } from '#contracts/http/bot/photos';
import type { QuickReply } from '#contracts/http/chat/quick-replies';
import { limits } from '#contracts/values/limits';
import { expectOk } from '../../support/api.ts';
import type { Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Owner;
let other: Owner;
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  [owner, other] = [await app.registerOwner(), await app.registerOwner()];
  picture = Buffer.from(await (await fetch(`${app.sandbox.addresses.photos}/shop/kaos.webp`)).arrayBuffer());
});
afterAll(() => app?.close());

async function upload(who = owner): Promise<PhotoView> {
  const response = await fetch(`${app.url}/api/photos`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${who.token}` },
    body: new Uint8Array(picture),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as PhotoView;
}

const replies = () => expectOk(owner.api.get<QuickReply[]>('/quick-replies'));
const add = (photoId?: string | null) =>
  owner.api.post<QuickReply & { error: string }>('/quick-replies', { body: 'Ini katalog kami kak', photoId });
const keptPhotos = async () => (await app.sql<{ id: string }>(`SELECT id FROM photos WHERE kept ORDER BY id`)).map(({ id }) => id);

test('a quick reply carries a photo of its owner, keeps it when only the text changes, and gives it away', async () => {
  const [first, second] = [await upload(), await upload()];
  const one = await expectOk(add(first.id));
  expect(one.photoId).toBe(first.id);
  expect(await replies()).toEqual([one]);
  const change = (body: object) => expectOk(owner.api.post<QuickReply>(`/quick-replies/${one.id}`, body));
  expect(await change({ body: 'Katalog' })).toEqual({ id: one.id, body: 'Katalog', photoId: first.id });
  expect(await change({ body: 'Katalog', photoId: second.id })).toMatchObject({ photoId: second.id });
  expect(await keptPhotos()).toEqual([second.id]);
  expect(await change({ body: 'Katalog', photoId: null })).toMatchObject({ photoId: null });
  expect(await keptPhotos()).toEqual([]);
  await expectOk(owner.api.delete(`/quick-replies/${one.id}`));
});

test('a photo of another account, or none at all, is refused with a sentence, and nothing is stored', async () => {
  const theirs = await upload(other);
  for (const id of [theirs.id, randomUUID(), 'kaos.jpg']) {
    const { status, body } = await add(id);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'Foto ini tidak ditemukan. Pilih lagi fotonya.' });
  }
  expect(await replies()).toEqual([]);
  const mine = await expectOk(add(null));
  expect((await owner.api.post(`/quick-replies/${mine.id}`, { body: 'x', photoId: theirs.id })).status).toBe(400);
  expect(await replies()).toEqual([mine]);
  expect(await keptPhotos()).toEqual([]);
  await expectOk(owner.api.delete(`/quick-replies/${mine.id}`));
});

test('a photo that two replies carry is kept until neither does', async () => {
  const { id } = await upload();
  const [one, two] = [await expectOk(add(id)), await expectOk(add(id))];
  await expectOk(owner.api.delete(`/quick-replies/${one.id}`));
  expect(await keptPhotos()).toEqual([id]);
  await expectOk(owner.api.delete(`/quick-replies/${two.id}`));
  expect(await keptPhotos()).toEqual([]);
});

test('the photo stays when unused uploads go, and a deleted photo leaves the text', async () => {
  const [used, unused, fresh] = [await upload(), await upload(), await upload()];
  const one = await expectOk(add(used.id));
  await app.sql(`UPDATE photos SET created_at = now() - interval '2 hours' WHERE id = ANY ($1)`, [[used.id, unused.id]]);
  await app.sql(
    `INSERT INTO photos (id, account_id, uploaded, sha256, width, height) SELECT gen_random_uuid(), $1, true, '', 1, 1 FROM generate_series(1, $2)`,
    [owner.accountId, limits.photoUploadsMax],
  );
  await app.sql(`UPDATE photos SET created_at = now() - interval '2 hours' WHERE sha256 = ''`);
  await upload();
  const left = await app.sql<{ id: string }>(`SELECT id FROM photos WHERE id = ANY ($1)`, [[used.id, unused.id, fresh.id]]);
  // A new upload is kept, because it may belong to a form that is not saved yet.
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([used.id, fresh.id]));
  await app.sql(`DELETE FROM photos WHERE id = $1`, [used.id]);
  expect(await replies()).toEqual([{ ...one, photoId: null }]);
});
