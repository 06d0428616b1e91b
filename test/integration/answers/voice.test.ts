import { expect, test } from '@jest/globals';
import { expectOk } from '../../support/api.ts';
import { shopTest } from '../../support/shop-test.ts';

const { app, owner, shop, newLead, requests } = await shopTest();

const instruction = async (): Promise<string> => String((await requests()).at(-1).request.messages[0].content);

test('the model reads the voice that the owner chose, in one line each', async () => {
  expect(await expectOk(owner.api.get('/prompt/voice'))).toEqual({ shopName: '', addressForm: 'text', tone: 'text' });
  const chosen = { addressForm: 'bapak-ibu', tone: 'formal' };
  await expectOk(owner.api.post('/prompt/voice', { shopName: '  Toko\nKaos Sari ', ...chosen }));
  expect(await expectOk(owner.api.get('/prompt/voice'))).toEqual({ shopName: 'Toko Kaos Sari', ...chosen });
  const lead = await newLead();
  await lead.ask(shop.number, 'Kaos polos berapa?');
  const said = (await instruction()).split('\n');
  expect(said).toContain('Nama toko: Toko Kaos Sari');
  expect(said.filter((line) => line.includes('"Bapak/Ibu"'))).toHaveLength(1);
  expect(said.filter((line) => line.startsWith('Gaya bahasa: resmi'))).toHaveLength(1);
});

test.each([
  [{ shopName: 'x'.repeat(61), addressForm: 'kak', tone: 'text' }, 'Nama toko paling panjang 60 huruf.'],
  [{ shopName: '', addressForm: 'tuan', tone: 'text' }, 'Pilih sapaan dari daftar.'],
  [{ shopName: '', addressForm: 'kak', tone: 'lucu' }, 'Pilih gaya bahasa dari daftar.'],
])('an invalid choice is refused, and the stored one stays', async (body, error) => {
  const before = await expectOk(owner.api.get('/prompt/voice'));
  expect(await owner.api.post('/prompt/voice', body)).toMatchObject({ status: 400, body: { error } });
  expect(await expectOk(owner.api.get('/prompt/voice'))).toEqual(before);
});

test('a lead may read the shop’s name, and the examples of the instruction are no leak', async () => {
  await expectOk(owner.api.post('/prompt/voice', { shopName: 'Toko Kaos Sari', addressForm: 'kak', tone: 'casual' }));
  const lead = await newLead();
  const answer = 'Halo Kak, ini Toko Kaos Sari. Boleh minta nama dan alamat lengkapnya?';
  await shopAnswers(answer);
  expect((await lead.ask(shop.number, 'Ini toko apa?')).reply.text).toBe(answer);
});

async function shopAnswers(content: string): Promise<void> {
  await app.sandbox.llm.fault({ next: [{ kind: 'reply', content }] });
}
