import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { makePdf } from '../../support/files/pdf.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';
import { shopTest } from '../../support/shop-test.ts';

const { app, owner, shop, newLead, thread, requests } = await shopTest({ env: { REPLY_QUIET_MS: '1000' } });

let shades = 0;

beforeAll(async () => {
  // these tests need more replies than a trial has
  await app.sql(`UPDATE subscriptions SET package_id = 'ai-1000', replies_left = 1000, replies_total = 1000 WHERE account_id = $1`, [
    owner.userId,
  ]);
});

afterEach(async () => {
  await app.sandbox.call('POST', '/speech/faults', { delayMs: 0 });
});

const answers = async (lead: Phone) => (await thread(lead)).filter(({ sender }) => sender === 'bot');
const left = async () => (await app.sql(`SELECT replies_left FROM subscriptions WHERE account_id = $1`, [owner.userId]))[0].replies_left;

/** A JPEG that no other test uses, base64. */
async function jpeg(size = 40): Promise<string> {
  shades += 1;
  const shade = { r: shades * 5, g: 200 - shades, b: 90 };
  return (
    await sharp({ create: { width: size, height: size, channels: 3, background: shade } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
}

/** Red value of a picture, divided by five. The pictures of {@link jpeg} differ in this value. */
async function redOf(base64: string): Promise<number> {
  const [red] = await sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer();
  return Math.round(red! / 5);
}

/** Text of the newest model request of this test, and its number of pictures. */
async function lastRequest(): Promise<{ pictures: number; text: string }> {
  const text = JSON.stringify((await requests()).at(-1)?.request.messages ?? []);
  return { pictures: text.split('data:image/jpeg').length - 1, text };
}

async function answered(lead: Phone): Promise<void> {
  await waitFor(async () => (await answers(lead)).length > 0, { what: 'an answer' });
}

/**
 * Waits until a later lead is answered and no delayed job of a turn is left. A message that has no answer by then is
 * never answered.
 */
async function settled(): Promise<void> {
  await (await newLead()).ask(shop.number, 'topi berapa?');
  await waitFor(async () => (await app.redis.keys('bull:replies:de:*')).length === 0, { what: 'no alarm of a turn is left' });
}

describe('a file', () => {
  test.each([
    ['a JPEG', 'image/jpeg', 'bukti_transfer.jpg'],
    ['a JPEG that its sender calls something else', 'application/octet-stream', 'scan'],
  ])('that is %s is shown to the model like a photo', async (_, mimetype, fileName) => {
    const lead = await newLead();
    await lead.ask(shop.number, { document: { base64: await jpeg(), mimetype, fileName, caption: 'ini contohnya kak, ada?' } });
    expect((await lastRequest()).pictures).toBe(1);
  });

  test('within the wrapper for captions is shown like any other, with its words', async () => {
    const lead = await newLead();
    const file = { base64: await jpeg(), mimetype: 'image/jpeg', fileName: 'contoh.jpg' };
    await lead.ask(shop.number, { document: { ...file, caption: 'yang seperti ini ada?', isWrapped: true } });
    const { pictures, text } = await lastRequest();
    expect(pictures).toBe(1);
    expect(text).toContain('yang seperti ini ada?');
    expect((await thread(lead))[0]).toMatchObject({ kind: 'document', body: 'yang seperti ini ada?', media: { name: 'contoh.jpg' } });
  });

  test.each(['photo', 'file', 'wrapped file'])(
    'that claims a payment is shown to the model and goes to the owner, in our own words: %s',
    async (as) => {
      const lead = await newLead();
      const picture = { base64: await jpeg(), mimetype: 'image/jpeg', caption: 'sudah tf ya kak' };
      const document = { ...picture, fileName: 'bukti_transfer.jpg', isWrapped: as === 'wrapped file' };
      const { reply } = await lead.ask(shop.number, as === 'photo' ? { image: picture } : { document });
      expect(reply.text).toContain('saya teruskan ke admin');
      expect((await thread(lead))[0]).toMatchObject({ body: 'sudah tf ya kak' });
      const [contact] = await expectOk(owner.api.get<ContactView[]>(`/chat/contacts?q=${lead.number}`));
      expect(contact?.needsOwner?.reason).toBe('receipt');
      expect((await lastRequest()).pictures).toBe(1);
    },
  );

  test('that claims to be a JPEG and is none is not shown', async () => {
    const lead = await newLead();
    const base64 = Buffer.from('<html>bukan foto</html>').toString('base64');
    await lead.ask(shop.number, { document: { base64, mimetype: 'image/jpeg', fileName: 'bukti.jpg', caption: 'ini kak, ada?' } });
    expect((await lastRequest()).pictures).toBe(0);
  });
});

describe('several files', () => {
  test('of which the model sees four are answered with the number of the others', async () => {
    const lead = await newLead();
    const words = 'enam bukti ya kak';
    for (let at = 0; at < 6; at += 1)
      await lead.send(shop.number, { document: { base64: await jpeg(), mimetype: 'image/jpeg', fileName: `contoh${at}.jpg` } });
    await lead.send(shop.number, words);
    await answered(lead);
    const { pictures, text } = await lastRequest();
    expect(text).toContain(words);
    expect(pictures).toBe(4);
    expect(text).toContain('Dari berkas pelanggan ada 2 yang tidak dapat Anda lihat');
  });

  test('that are PDFs take no place of a photo', async () => {
    const lead = await newLead();
    await lead.send(shop.number, { image: { base64: await jpeg() } });
    for (let at = 0; at < 5; at += 1) {
      const base64 = makePdf([[`Daftar nomor ${at} untuk toko`]]).toString('base64');
      await lead.send(shop.number, { document: { base64, mimetype: 'application/pdf', fileName: `daftar${at}.pdf` } });
    }
    await answered(lead);
    const { pictures, text } = await lastRequest();
    expect(pictures).toBe(1);
    expect([0, 1, 2, 3, 4].filter((at) => text.includes(`Daftar nomor ${at}`))).toEqual([1, 2, 3, 4]);
    expect(text).toContain('Dari berkas pelanggan ada 1 yang tidak dapat Anda lihat');
  });
});

describe('a file of another format', () => {
  test.each(['PTT-20261129.opus', 'rekaman'])('that is a recording is answered by its words: %s', async (fileName) => {
    const lead = await newLead();
    const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent('Saya mau pesan topi, berapa?')}`);
    const base64 = Buffer.from(await voice.arrayBuffer()).toString('base64');
    const { reply } = await lead.ask(shop.number, { document: { base64, mimetype: 'application/octet-stream', fileName } });
    expect(reply.text).toContain('40.000');
    expect((await thread(lead))[0]).toMatchObject({ kind: 'document', media: { transcript: expect.stringContaining('topi') } });
    expect((await lastRequest()).text).toContain('Hasil transkripsi ucapan pelanggan');
  });

  test('that is a photo which nothing here can open asks for a photo', async () => {
    const lead = await newLead();
    const base64 = Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(200)}`, 'latin1').toString('base64');
    await lead.ask(shop.number, { document: { base64, mimetype: 'image/heic', fileName: 'IMG_01.HEIC', caption: 'yang ini ada?' } });
    const { pictures, text } = await lastRequest();
    expect(pictures).toBe(0);
    expect(text).toContain('minta pelanggan mengirimnya sebagai foto');
    const [{ id }] = (await thread(lead)) as [MessageView];
    const shown = await owner.api.get(`/chat/media/${id}`);
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment;.*IMG_01\.HEIC/);
  });
});

describe.each(['hd', 'live'] as const)('a photo that comes twice (%s)', (type) => {
  test('is one row, one answer and one reply', async () => {
    const lead = await newLead();
    const before = await left();
    const parent = await lead.send(shop.number, { image: { base64: await jpeg(), caption: 'yang ini ada kak?' } });
    await answered(lead);
    await lead.send(shop.number, { image: { base64: await jpeg(80) }, association: { type, parent } });
    await settled();
    expect((await thread(lead)).filter(({ sender }) => sender === 'lead').map(({ body }) => body)).toEqual(['yang ini ada kak?']);
    expect(await answers(lead)).toHaveLength(1);
    // The second reply was charged for the lead of `settled`.
    expect(await left()).toBe(before - 2);
  });

  test('is read with its words, and with an edit of them, when it comes after its second upload', async () => {
    const lead = await newLead();
    const parent = `3EB0AAAA${type.toUpperCase()}`;
    await lead.ask(shop.number, { image: { base64: await jpeg(80) }, association: { type, parent } });
    await shop.fault({ withholdNext: 1 });
    await lead.send(shop.number, { id: parent, image: { base64: await jpeg(), caption: 'yang ini dua ya' } });
    await lead.edit(shop.number, parent, 'topi seperti ini berapa?', { sealing: 'sealed' });
    await lead.send(shop.number, 'halo kak');
    await waitFor(async () => (await thread(lead)).some(({ body }) => body === 'halo kak'), { what: 'the message after the edit' });
    await shop.fault({ cut: true });
    await lead.waitForMessage(({ text }) => text.includes('40.000'));
    expect((await thread(lead)).filter(({ sender }) => sender === 'lead').map(({ body }) => body)).toEqual([
      'topi seperti ini berapa?',
      'halo kak',
    ]);
    expect((await requests()).filter(({ request }) => JSON.stringify(request.messages).includes('yang ini dua ya'))).toEqual([]);
  });

  test('is read from its second upload when the first one never comes', async () => {
    const lead = await newLead();
    await lead.ask(shop.number, {
      image: { base64: await jpeg(), caption: 'ini kak' },
      association: { type, parent: '3A00000000000000FF' },
    });
    expect((await lastRequest()).pictures).toBe(1);
  });
});

describe('an album', () => {
  /**
   * Sends an album. The pauses between the pictures are longer than the bot's wait for a lead who has stopped
   * writing.
   */
  async function send(lead: Phone, announced: number, sent: number): Promise<void> {
    const parent = await lead.send(shop.number, { album: announced });
    for (let at = 0; at < sent; at += 1) {
      const image = { base64: await jpeg(), caption: at === 0 ? 'ini semua ada?' : '' };
      await lead.send(shop.number, { image, association: { type: 'album', parent }, afterMs: at * 5_000 });
    }
  }

  /** Number of model requests and answers for the lead, and the time from the first picture to the first answer. */
  async function work(lead: Phone): Promise<{ requests: number; answers: number; waitedMs: number }> {
    const asked = (await requests()).filter(({ request }) => JSON.stringify(request.messages).includes('ini semua ada?'));
    const [row] = await app.sql(
      `SELECT (extract(epoch FROM min(m.created_at) FILTER (WHERE m.sender = 'bot') - min(m.created_at) FILTER (WHERE m.sender = 'lead')) * 1000)::int AS waited
       FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id WHERE k.pn = $1`,
      [lead.number],
    );
    return { requests: asked.length, answers: (await answers(lead)).length, waitedMs: row.waited };
  }

  test('of a slow phone is one turn with all its pictures', async () => {
    const lead = await newLead();
    const before = await left();
    await send(lead, 3, 3);
    await answered(lead);
    expect((await lastRequest()).pictures).toBe(3);
    await settled();
    const { waitedMs, ...done } = await work(lead);
    expect(done).toEqual({ requests: 1, answers: 1 });
    expect(waitedMs).toBeGreaterThanOrEqual(10_000);
    expect(await left()).toBe(before - 2);
  });

  test.each([
    ['a question', (lead: Phone) => lead.send(shop.number, 'yang biru juga ada?')],
    [
      'the second upload of its first picture',
      async (lead: Phone, first: string) =>
        lead.send(shop.number, { image: { base64: await jpeg(80) }, association: { type: 'hd', parent: first } }),
    ],
    ['the end of typing', (lead: Phone) => lead.showTyping(shop.number, 'paused')],
  ])('is one turn with all its pictures when %s comes between them', async (_, comeBetween) => {
    const lead = await newLead();
    const parent = await lead.send(shop.number, { album: 3 });
    const first = await lead.send(shop.number, {
      image: { base64: await jpeg(), caption: 'ini semua ada?' },
      association: { type: 'album', parent },
    });
    await waitFor(async () => (await thread(lead)).length > 0, { what: 'the first picture' });
    await comeBetween(lead, first);
    for (const afterMs of [5_000, 10_000])
      await lead.send(shop.number, { image: { base64: await jpeg() }, association: { type: 'album', parent }, afterMs });
    await answered(lead);
    expect((await lastRequest()).pictures).toBe(3);
    await settled();
    const { requests: asked, answers: given } = await work(lead);
    expect({ asked, given }).toEqual({ asked: 1, given: 1 });
  });

  test('whose rest never comes is answered after the longest wait', async () => {
    const lead = await newLead();
    await send(lead, 3, 1);
    await answered(lead);
    expect((await lastRequest()).pictures).toBe(1);
    const { waitedMs, ...done } = await work(lead);
    expect(done).toEqual({ requests: 1, answers: 1 });
    // The wait is longer than the pauses of a slow phone, and within the longest wait for any lead.
    expect(waitedMs).toBeGreaterThanOrEqual(10_000);
    expect(waitedMs).toBeLessThan(25_000);
  });

  test('with more pictures than the model accepts is answered with the number of unseen ones', async () => {
    const lead = await newLead();
    const parent = await lead.send(shop.number, { album: 6 });
    const sent: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const base64 = await jpeg();
      sent.push(base64);
      await lead.send(shop.number, { image: { base64 }, association: { type: 'album', parent } });
    }
    await answered(lead);
    const { text } = await lastRequest();
    const seen = [...text.matchAll(/data:image\/jpeg;base64,([^"]+)/g)].map(([, base64]) => base64!);
    // The model gets the newest pictures, in their order.
    expect(await Promise.all(seen.map(redOf))).toEqual(await Promise.all(sent.slice(-4).map(redOf)));
    expect(text).toContain('Dari foto pelanggan ada 2 yang tidak dapat Anda lihat');
  });
});

test('a voice note of five minutes is answered by its words, though its transcription takes longer than the limit of a short one', async () => {
  const lead = await newLead();
  const words = 'Saya mau pesan topi, berapa?';
  const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent(words)}`);
  await app.sandbox.call('POST', '/speech/faults', { delayMs: 23_000 });
  const { reply } = await lead.ask(
    shop.number,
    { voice: { base64: Buffer.from(await voice.arrayBuffer()).toString('base64'), seconds: 300 } },
    60_000,
  );
  expect(reply.text).toContain('40.000');
});

test('a one-time code that a lead reads aloud is heard by the owner, and not told to the model', async () => {
  const lead = await newLead();
  const words = 'Kode OTP Anda 482913, berlaku 5 menit. Topi berapa?';
  const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent(words)}`);
  await lead.ask(shop.number, { voice: { base64: Buffer.from(await voice.arrayBuffer()).toString('base64'), seconds: 6 } });
  const { text } = await lastRequest();
  expect(text).toContain('Topi berapa?');
  expect(text).not.toContain('482913');
  expect((await thread(lead))[0]).toMatchObject({ media: { transcript: words } });
});
