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

/** What a browser is given for a picture whose sender says that it is of that type. */
async function served(mimetype: string, as = owner): Promise<Response> {
  const waId = await lead.send(number, { image: { base64: page.toString('base64'), mimetype } });
  const id = await waitFor(
    async () =>
      (await house.sql<{ id: string }>(`SELECT id FROM messages WHERE owner_id = $1 AND wa_id = $2`, [owner.userId, waId]))[0]?.id,
    { what: 'the picture in its thread' },
  );
  return fetch(`${house.url}/api/chat/media/${id}`, { headers: { authorization: `Bearer ${as.token}` } });
}

test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/html; charset=utf-8', 'IMAGE/SVG+XML', 'application/javascript'])(
  'what a lead sends as %s is never shown as a page of ours',
  async (mimetype) => {
    const { status, headers } = await served(mimetype);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/octet-stream/);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  },
);

test('a picture is shown, by its own type only, sandboxed, and kept by no shared cache', async () => {
  const { headers } = await served('image/png');
  expect(headers.get('content-type')).toMatch(/^image\/png/);
  expect(headers.get('content-disposition')).toBe('inline');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('cache-control')).toContain('private');
});

test('another owner does not get it', async () => {
  expect((await served('image/png', other)).status).toBe(404);
});
