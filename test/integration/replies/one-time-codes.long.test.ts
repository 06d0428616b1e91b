import { expect, test } from '@jest/globals';
import { proto } from 'baileys';
import type { Phone, Sending } from '../../support/whatsapp/phone.ts';
import { shopTest } from '../../support/shop-test.ts';

const { shop, newLead, thread, requests } = await shopTest({ env: { REPLY_QUIET_MS: '300' } });

const raw = (message: proto.IMessage) => ({ raw: Buffer.from(proto.Message.encode(message).finish()).toString('base64') });

/** All requests to models and all texts to the lead, joined into one text. */
async function saidAbout(lead: Phone): Promise<string> {
  const told = (await lead.messages(shop.number)).filter(({ direction }) => direction === 'in').map(({ text }) => text);
  return JSON.stringify([...(await requests()).map(({ request }) => request.messages), told]);
}

test.each<[string, (string | Sending)[]]>([
  ['in a message', ['BCA: kode OTP Anda 771203. Jangan berikan kode ini kepada siapa pun.']],
  ['in a message of its own, after the one that names it', ['kak ini kode OTP nya', '771203']],
  ['in a message of its own, before the one that names it', ['771203', 'itu kode verifikasi WhatsApp nya kak']],
  ['in the name of a file', [raw({ documentMessage: { fileName: 'kode OTP 771203.pdf', mimetype: 'application/pdf' } })]],
  [
    'in the name of a file beside its words',
    [raw({ documentMessage: { fileName: 'kode OTP 771203.pdf', caption: 'ini apa kak?', mimetype: 'application/pdf' } })],
  ],
  ['in the caption of a picture', [raw({ imageMessage: { caption: 'kode OTP 771203', mimetype: 'image/jpeg' } })]],
  [
    'in a quote',
    [raw({ extendedTextMessage: { text: 'ini apa kak?', contextInfo: { stanzaId: 'X', quotedMessage: { conversation: 'OTP 771203' } } } })],
  ],
])('a one-time code %s reaches no model and no answer; the owner sees it', async (_, sendings) => {
  const lead = await newLead();
  for (const one of sendings) await lead.send(shop.number, one);
  await lead.send(shop.number, 'topi berapa kak?');
  await lead.waitForMessage(({ text }) => text.includes('40.000'));
  const said = await saidAbout(lead);
  expect(said).toContain('topi berapa kak?');
  expect(said).toContain('••••••');
  expect(said).not.toContain('771203');
  expect(JSON.stringify(await thread(lead))).toContain('771203');
});
