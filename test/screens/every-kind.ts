import sharp from 'sharp';
import { expectOk } from '../support/api.ts';
import type { Owner } from '../support/owners.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Phone } from '../support/whatsapp/phone.ts';

interface Chat {
  readonly app: TestApp;
  readonly owner: Owner;
  readonly number: string;
}

interface Shown {
  readonly body: string;
  readonly sender: string;
  readonly status: string;
}

/** Returns a voice message in which these words are spoken. */
export async function spoken(app: TestApp, words: string): Promise<{ base64: string; seconds: number }> {
  const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent(words)}`);
  return { base64: Buffer.from(await voice.arrayBuffer()).toString('base64'), seconds: 4 };
}

/** A lead sends one message of each remaining kind while the owner answers by hand. */
export async function sendEveryKind({ owner: { api }, number }: Chat, phone: Phone): Promise<void> {
  const path = `/chat/contacts/${phone.number}`;
  const answer = (body: string) => expectOk(api.post(`${path}/messages`, { body }));
  const arrived = (fits: (one: Shown) => boolean, what: string) =>
    waitFor(async () => (await api.get<Shown[]>(`${path}/messages`)).body.some(fits), { what });
  await answer('Saya bantu langsung ya, Pak.');
  const picture = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#8fb7a8' } })
    .png()
    .toBuffer();
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n').toString('base64');
  const name = 'daftar pesanan keluarga besar Prawirodirdjo bulan November.pdf';
  await phone.send(number, { image: { base64: picture.toString('base64'), mimetype: 'image/png', caption: 'Ini yang saya mau kak' } });
  await phone.send(number, { document: { base64: pdf, fileName: name, mimetype: 'application/pdf' } });
  for (const kind of ['sticker', 'location', 'contact', 'poll']) await phone.send(number, { kind });
  const [typo, wrong] = [await phone.send(number, 'warna moka'), await phone.send(number, 'salah kirim')];
  await arrived(({ body }) => body === 'salah kirim', 'the last of them');
  await phone.edit(number, typo, 'warna mocca');
  await phone.delete(number, wrong);
  const answered = (await phone.messages(number)).findLast(({ direction }) => direction === 'in')!;
  await phone.react(number, answered.id, '👍');
  await phone.send(number, { text: 'Masih ada warna mocca?', quotedId: answered.id });
  await arrived(({ body }) => body === 'Masih ada warna mocca?', 'the question');
  await answer('Ada Pak. *Total Rp405.000*, cek katalog di https://contoh.id/katalog ya.');
  await arrived(({ sender, status }) => sender === 'owner' && status !== 'queued', 'the answer of the owner sent');
}

/**
 * WhatsApp refuses the owner's next answer to this lead, because it requires a token and accepts none of the owner's
 * tokens.
 */
export async function failAnswer({ app, owner: { api }, number }: Chat, phone: Phone): Promise<void> {
  const path = `/chat/contacts/${phone.number}`;
  const demand = (demandTokens: string | null) => app.sandbox.call('POST', '/whatsapp/faults', { number, demandTokens });
  await Promise.all([phone.fault({ badToken: true }), demand('messages')]);
  await expectOk(api.post(`${path}/messages`, { body: 'Nomor resi menyusul sore ini.' }));
  const isFailed = async () => (await api.get<Shown[]>(`${path}/messages`)).body.some(({ status }) => status === 'failed');
  await waitFor(isFailed, { what: 'an answer that failed' });
  await Promise.all([phone.fault({ badToken: false }), demand(null)]);
  await expectOk(api.post(`${path}/done`));
}
