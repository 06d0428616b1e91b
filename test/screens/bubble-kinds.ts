import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { MessageView } from '#contracts/http/chat/chat';

/** A message of the sample thread: its differences from a lead's plain text. */
type Told = Pick<MessageView, 'body'> & Partial<MessageView>;

const file = (mimetype: string, name: string | null = null) => ({ url: '/there', mimetype, transcript: null, seconds: null, name });

const lead = { fromMe: true, sender: 'lead' } as const;
const bot = { fromMe: false, sender: 'bot' } as const;
const owner = { fromMe: false, sender: 'owner' } as const;

/** Every kind of bubble, oldest first, and both changes between bot and owner. */
const talk: readonly Told[] = [
  { ...lead, body: 'Ini yang saya mau kak', kind: 'image', media: file('image/png') },
  { ...lead, body: '', kind: 'document', media: file('application/pdf', 'daftar pesanan keluarga besar Prawirodirdjo bulan November.pdf') },
  { ...lead, body: '', kind: 'voice', media: { ...file('audio/wav'), transcript: 'Kak, bisa dikirim hari ini?', seconds: 4 } },
  { ...lead, body: '', kind: 'video', media: { ...file('video/mp4'), url: null } },
  { ...lead, body: '', kind: 'location' },
  { ...lead, body: '', kind: 'deleted' },
  {
    ...bot,
    body: 'Bisa kak. *Total Rp405.000*, cek katalog di https://contoh.id/katalog ya.',
    quoted: { body: 'Kak, bisa dikirim hari ini?', sender: 'lead', kind: 'voice' },
    editedAt: '2026-01-01T00:00:00.000Z',
  },
  { ...owner, body: 'Saya bantu langsung ya, Pak.', quoted: { body: 'Bisa kak. Total Rp405.000', sender: 'bot', kind: 'text' } },
  { ...owner, body: 'Nomor resi menyusul sore ini.', status: 'failed' },
  { ...bot, body: 'Ada lagi yang bisa kami bantu, kak?', status: 'sent' },
  { ...lead, body: 'Masih ada warna mocca?', unanswered: 'too-old' },
];

/** A second of silence in a format that browsers play. */
function silence(): Buffer {
  const [rate, head] = [8_000, Buffer.alloc(44)];
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(rate, 40);
  return Buffer.concat([head, Buffer.alloc(rate, 128)]);
}

/** The opened thread contains a message of every kind. */
export async function playEveryKind(page: Page): Promise<void> {
  const picture = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#8fb7a8' } })
    .png()
    .toBuffer();
  await page.route(/\/api\/chat\/media\//, (route) =>
    /thumbnail/.test(route.request().url())
      ? route.fulfill({ contentType: 'image/png', body: picture })
      : route.fulfill({ contentType: 'audio/wav', body: silence() }),
  );
  await page.route(/\/api\/chat\/contacts\/[^/]+\/messages/, (route) => {
    const first = Date.now() - talk.length * 60_000;
    const messages = talk.map((told, index) => ({
      ...{ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, conversationId: '00000000-0000-4000-8000-00000000ffff' },
      ...{ kind: 'text', status: 'read', media: null, quoted: null, editedAt: null, unanswered: null, unsent: null, seq: index + 1 },
      timestamp: new Date(first + index * 60_000).toISOString(),
      ...told,
    }));
    return route.fulfill({ json: messages });
  });
}
