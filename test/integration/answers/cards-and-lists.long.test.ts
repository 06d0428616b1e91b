import { describe, expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { expectOk } from '../../support/api.ts';
import { shopTest } from '../../support/shop-test.ts';

const { app, owner, shop, newLead, thread, requests } = await shopTest({ prompt: 'Toko Kopi Sari.', env: { REPLY_QUIET_MS: '300' } });

/** The last message of the request that contains these words. */
async function asked(words: string): Promise<string | undefined> {
  const contents = (await requests()).map((one) => String(one.request.messages.at(-1).content));
  return contents.find((content) => content.includes(words));
}

const card = (message: proto.IMessage) => ({ raw: Buffer.from(proto.Message.encode(message).finish()).toString('base64') });
const vcard = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\n');

describe('a contact card without the number that WhatsApp adds', () => {
  test.each([
    [
      'a number of somebody who is not on WhatsApp',
      'Pak Budi Kurir',
      vcard('FN:Pak Budi', 'TEL;type=CELL:+62 812-0000-0000'),
      'Pak Budi Kurir +62 812-0000-0000',
    ],
    [
      'two numbers',
      '',
      vcard('FN:Bu Ani', 'item1.TEL;type=pref:021 7654321', 'TEL;VALUE=uri:tel:+62-811-1'),
      'Bu Ani 021 7654321, +62-811-1',
    ],
    ['no number', 'Gudang', vcard('FN:Gudang', 'EMAIL:gudang@contoh.id'), 'Gudang'],
  ])('with %s is read by the model and shown in the panel', async (_, displayName, text, said) => {
    const lead = await newLead();
    await lead.ask(shop.number, card({ contactMessage: { displayName, vcard: text } }));
    expect((await thread(lead))[0]).toMatchObject({ kind: 'contact', body: `Kontak: ${said}` });
    expect(await asked(`Kontak: ${said}`)).toBe(`[Kontak] Kontak: ${said}`);
  });

  test('in a list of cards is read with the others', async () => {
    const lead = await newLead();
    const contacts = [
      { displayName: 'Ani', vcard: vcard('FN:Ani', 'TEL;waid=6281234567890:+62 812-3456-7890') },
      { displayName: 'Kurir', vcard: vcard('FN:Kurir', 'TEL:0813 1111') },
    ];
    await lead.ask(shop.number, card({ contactsArrayMessage: { displayName: '2 kontak', contacts } }));
    const said = 'Kontak: Ani 6281234567890; Kurir 0813 1111';
    expect((await thread(lead))[0]).toMatchObject({ kind: 'contact', body: said });
    expect(await asked('Kurir 0813')).toBe(`[Kontak] ${said}`);
  });
});

test('a list of nine products, separated by semicolons, is in the panel and in the next request', async () => {
  const coffees = ['Gayo', 'Toraja', 'Kintamani', 'Flores', 'Mandailing', 'Lintong', 'Jawa Preanger', 'Papua Wamena', 'Lampung'];
  const price = (at: number) => 60_000 + at * 2_500;
  const csv = `﻿Nama;Harga;Stok\r\n${coffees.map((name, at) => `Kopi ${name};"Rp ${price(at).toLocaleString('id-ID')},00";${at + 1}`).join('\r\n')}\r\n`;
  const headers = { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/octet-stream' };
  const answer = await fetch(`${app.servers[0]!.url}/api/products/import`, { method: 'POST', headers, body: csv });
  expect(await answer.json()).toMatchObject({ added: 9, changed: 0, skipped: 0 });
  const { products: shown } = await expectOk(
    owner.api.get<{ products: { name: string; priceIdr: number; stock: number }[] }>('/products?limit=50'),
  );
  expect(shown.map(({ name, priceIdr, stock }) => [name, priceIdr, stock]).toSorted()).toEqual(
    coffees.map((name, at) => [`Kopi ${name}`, price(at), at + 1]).toSorted(),
  );
  const lead = await newLead();
  const { reply } = await lead.ask(shop.number, 'kopi toraja berapa kak?');
  expect(reply.text).toContain('62.500');
  const system = String(
    (await requests()).find((one) => String(one.request.messages.at(-1).content).includes('toraja'))?.request.messages[0].content,
  );
  for (const [at, name] of coffees.entries()) expect(system).toMatch(new RegExp(`Kopi ${name}[^\\n]*${price(at).toLocaleString('id-ID')}`));
});
