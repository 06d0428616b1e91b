import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { expectOk } from '../../support/api.ts';
import { shopTest, shirtShop } from '../../support/shop-test.ts';
import { linkOwner } from '../../support/owners.ts';
import { startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

const { app, shop, newLead, thread, requests, forgetRequests } = await shopTest({ env: { REPLY_QUIET_MS: '300' } });

let lead: Phone;
beforeEach(async () => {
  lead = await newLead();
});
afterEach(() => app.sandbox.call('DELETE', '/speech/faults'));

async function recording(words: string): Promise<string> {
  const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent(words)}`);
  return Buffer.from(await voice.arrayBuffer()).toString('base64');
}
/** The last message of each request with a recording to answer, since the last call of `forgetRequests`. */
const asked = async (): Promise<string[]> =>
  (await requests()).map(({ request }) => String(request.messages.at(-1).content)).filter((content) => content.includes('[Pesan suara'));
/** Requests that the transcription service has received since that call. */
const heardAfter = async (seq: number): Promise<{ seq: number }[]> =>
  (await app.sandbox.call<{ requests: { seq: number }[] }>('GET', `/speech/requests?after=${seq}`)).requests;
/** The text about the recording in the request for the lead's next question. */
async function later(): Promise<string> {
  await forgetRequests();
  await lead.ask(shop.number, 'topi berapa?');
  const read = (await requests()).map(({ request }) => request.messages).find((messages) => messages.at(-1).content === 'topi berapa?');
  return JSON.stringify(read.filter(({ role }: { role: string }) => role !== 'system'));
}
const spoken = async () => (await thread(lead)).filter(({ sender }) => sender === 'bot').map(({ body }) => body);

describe('a voice note', () => {
  test('of 28 seconds is read by the model in words, now and later, and the panel shows both', async () => {
    const { reply } = await lead.ask(shop.number, { voice: { base64: await recording('Kaos polos berapa?'), seconds: 28 } });
    expect(reply.text).toContain('75.000');
    // a short or noisy recording would be transcribed in another language
    expect((await heardAfter(0)).at(-1)).toMatchObject({ fields: { language: 'id' } });
    expect(await asked()).toEqual(['[Pesan suara] Kaos polos berapa?']);
    expect((await thread(lead))[0]).toMatchObject({ kind: 'voice', media: { seconds: 28, transcript: 'Kaos polos berapa?' } });
    expect(await later()).toContain('[Pesan suara] Kaos polos berapa?');
  });

  test('that is still being transcribed is one the bot listens to; it is answered when its words come', async () => {
    await app.sandbox.call('POST', '/speech/faults', { delayMs: 24_000 });
    const { reply } = await lead.ask(shop.number, { voice: { base64: await recording('Kaos polos berapa?'), seconds: 10 } }, 60_000);
    expect(await asked()).toEqual(['[Pesan suara, masih ditranskripsi]']);
    expect(reply.text).toContain('sedang saya dengarkan');
    expect(reply.text).not.toMatch(/dituliskan|belum bisa saya buka/);
    await waitFor(async () => (await spoken()).length === 2, { what: 'the answer to its words', timeoutMs: 30_000 });
    expect((await spoken())[1]).toContain('75.000');
    expect((await asked()).at(-1)).toBe(
      '[Pesan suara ini baru selesai didengarkan, jadi belum dijawab:]\n[Pesan suara] Kaos polos berapa?',
    );
    await app.sandbox.call('DELETE', '/speech/faults');
    const request = await later();
    expect(request).not.toContain('masih ditranskripsi');
    // after the answer that the bot is listening to it, and before the answer to its content
    expect(request.indexOf('sedang saya dengarkan ya')).toBeLessThan(request.indexOf('[Pesan suara] Kaos polos berapa?'));
  });

  test('whose transcription fails after the answer is asked about, and not transcribed again', async () => {
    const before = (await heardAfter(0)).at(-1)?.seq ?? 0;
    await app.sandbox.call('POST', '/speech/faults', { delayMs: 24_000, next: [{ kind: 'error', status: 400 }] });
    await lead.ask(shop.number, { voice: { base64: await recording('Kaos polos berapa?'), seconds: 10 } }, 60_000);
    await waitFor(async () => (await spoken()).length === 2, { what: 'the second answer', timeoutMs: 30_000 });
    expect((await spoken())[1]).toContain('belum bisa saya buka');
    expect((await asked()).at(-1)).toContain('[Pesan suara, tidak dapat didengar]');
    expect(await heardAfter(before)).toHaveLength(1);
  });

  test('that cannot be transcribed is asked about', async () => {
    await app.sandbox.call('POST', '/speech/faults', { next: [{ kind: 'error', status: 400 }] });
    const { reply } = await lead.ask(shop.number, { voice: { base64: await recording('Kaos polos berapa?'), seconds: 10 } });
    expect(await asked()).toEqual(['[Pesan suara, tidak dapat didengar]']);
    expect(reply.text).toContain('dituliskan');
    expect(await later()).toContain('[Pesan suara, tidak dapat didengar]');
  });

  test('whose transcription was lost with its process is asked about after a while, also when the lead waits', async () => {
    await app.sandbox.call('POST', '/speech/faults', { next: [{ kind: 'error', status: 400 }] });
    await lead.ask(shop.number, { voice: { base64: await recording('Kaos polos berapa?'), seconds: 10 } });
    // the state that a killed process leaves, this many minutes later
    const leave = (minutes: number) =>
      app.sql(
        `UPDATE messages m SET media = media || jsonb_build_object('hearing', 'late', 'hearingAt', extract(epoch FROM now())::bigint - $2::int * 60)
         FROM conversations c, contacts k WHERE m.conversation_id = c.id AND k.id = c.contact_id AND k.pn = $1 AND m.kind = 'voice'`,
        [lead.number, minutes],
      );
    await leave(9);
    expect(await later()).toContain('[Pesan suara, masih ditranskripsi]');
    const answers = (await spoken()).length;
    await forgetRequests();
    await leave(11);
    await waitFor(async () => (await spoken()).length > answers, { what: 'the answer that asks for the words', timeoutMs: 30_000 });
    expect((await spoken()).at(-1)).toContain('dituliskan');
    expect(await asked()).toEqual([expect.stringContaining('[Pesan suara, tidak dapat didengar]')]);
  });

  test('that holds hours of silence in a few kilobytes, whatever length it claims, is not transcribed', async () => {
    const before = (await heardAfter(0)).at(-1)?.seq ?? 0;
    const page = (lacing: number[], body: Buffer) =>
      Buffer.concat([Buffer.from('OggS'.padEnd(26, '\0')), Buffer.from([lacing.length, ...lacing]), body]);
    // 1,000 pages of 250 frames of 20 ms: 83 minutes
    const silence = page(Array<number>(250).fill(1), Buffer.alloc(250, 0xf8));
    const note = Buffer.concat([page([8], Buffer.from('OpusHead')), ...Array<Buffer>(1_000).fill(silence)]);
    const { reply } = await lead.ask(shop.number, { voice: { base64: note.toString('base64'), seconds: 5 } }, 30_000);
    expect(await asked()).toEqual(['[Pesan suara, terlalu besar]']);
    expect(reply.text).toContain('dituliskan');
    expect(await heardAfter(before)).toEqual([]);
  });

  test('that is too large is asked about', async () => {
    const large = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(16_000_001)]).toString('base64');
    const { reply } = await lead.ask(shop.number, { voice: { base64: large, seconds: 3_000 } }, 30_000);
    expect(await asked()).toEqual(['[Pesan suara, terlalu besar]']);
    expect(reply.text).toContain('dituliskan');
    expect(await later()).toContain('[Pesan suara, terlalu besar]');
  });
});

test('without a transcription service the bot says that it cannot hear a voice note', async () => {
  const deaf = await startTestApp({ env: { REPLY_QUIET_MS: '300', SPEECH_BASE_URL: '' } });
  try {
    const owner = await deaf.registerOwner();
    await expectOk(owner.api.post('/prompt', { prompt: shirtShop }));
    const number = await linkOwner(deaf, owner);
    const speaker = await deaf.sandbox.phone('6281399900001');
    const { reply } = await speaker.ask(number, { voice: { base64: Buffer.from('OggS words').toString('base64'), seconds: 5 } });
    expect(reply.text).toContain('dituliskan');
    const read = (await deaf.sandbox.llm.requests()).map(({ request }) => request.messages.at(-1).content);
    expect(read).toContain('[Pesan suara, tidak dapat didengar]');
  } finally {
    await deaf.close();
  }
});
