import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '../../support/wait-for.ts';
import { shopTest } from '../../support/shop-test.ts';

const { app, shop, newLead, thread, requests } = await shopTest({ env: { REPLY_QUIET_MS: '300' } });

afterEach(async () => {
  await app.sandbox.call('POST', '/speech/faults', { delayMs: 0 });
});

test('a long text with an emoji at the cut for the model is answered, and so are later messages', async () => {
  const lead = await newLead();
  // The model gets 6,000 characters of a message. One half of the emoji is within this limit and the other half
  // beyond it.
  const first = await lead.ask(shop.number, `${'x'.repeat(5_999)}😀${'y'.repeat(6_000)}`);
  const second = await lead.ask(shop.number, 'halo kak, topi berapa?');
  expect(first.reply.text).not.toBe('');
  expect(second.reply.text).toContain('40.000');
  const asked = await requests();
  expect(asked.map(({ status }: { status: number }) => status)).not.toContain(400);
  // The service did receive the long text, cut at the right position.
  expect(JSON.stringify(asked.at(-1).request.messages)).toContain(`${'x'.repeat(5_999)} […]`);
});

test('a transcript that comes after its answer is stored, and the next turn reads it', async () => {
  const lead = await newLead();
  const words = 'Saya mau pesan topi warna merah';
  const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent(words)}`);
  await app.sandbox.call('POST', '/speech/faults', { delayMs: 24_000 });
  await lead.ask(shop.number, { voice: { base64: Buffer.from(await voice.arrayBuffer()).toString('base64'), seconds: 5 } }, 60_000);
  const unheard = JSON.stringify((await requests()).at(-1).request.messages);
  expect(unheard).not.toContain(words);
  await waitFor(async () => (await thread(lead))[0]!.media?.transcript === words, { what: 'the transcript' });
  await lead.ask(shop.number, 'jadi berapa kak?');
  expect(JSON.stringify((await requests()).at(-1).request.messages)).toContain(words);
});
