import { expect, test } from '@jest/globals';
import { encodeWAMessage, proto, type BinaryNode } from 'baileys';
import { readMessage } from './stanza-reader.js';

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const fromLead = { from: '628222@s.whatsapp.net', sender_lid: '777@lid', id: 'A1', t: '1700000000', notify: 'Ana' };

function read(message: proto.IMessage, attrs: Record<string, string> = {}, content: BinaryNode[] = []) {
  return readMessage({ tag: 'message', attrs: { ...fromLead, ...attrs }, content } as BinaryNode, encodeWAMessage(message), me, true);
}

function certificate(issuer: string, verifiedName = 'PT Contoh'): BinaryNode[] {
  const details = proto.VerifiedNameCertificate.Details.encode({ serial: 1, issuer, verifiedName }).finish();
  return [{ tag: 'verified_name', attrs: { v: '2' }, content: proto.VerifiedNameCertificate.encode({ details }).finish() }];
}

const halo = { conversation: 'halo' };

test('an enterprise and WhatsApp itself are businesses, and named as WhatsApp checked', () => {
  expect(read(halo, {}, certificate('ent:wa'))).toMatchObject({ isBusiness: true, name: 'PT Contoh' });
  expect(read(halo, { verified_level: 'high' })).toMatchObject({ isBusiness: true, name: 'Ana' });
  expect(read(halo, { from: '0@s.whatsapp.net' })).toMatchObject({ isBusiness: true, name: 'WhatsApp' });
});

test('a small business is a lead, whatever its level, under the name it chose', () => {
  const small = read(halo, { verified_level: 'high' }, certificate('smb:wa'));
  expect(small).toMatchObject({ name: 'Ana', body: 'halo' });
  expect(small).not.toHaveProperty('isBusiness');
});

test('a small business that chose no name has the one that WhatsApp checked', () => {
  expect(read(halo, { notify: '' }, certificate('smb:wa', 'Toko Ana'))).toMatchObject({ name: 'Toko Ana' });
  expect(read(halo, { notify: '' })).toMatchObject({ name: null });
});

test('an invalid certificate proves nothing', () => {
  const forged = [{ tag: 'verified_name', attrs: {}, content: Buffer.from('ent:wa') }];
  expect(read(halo, {}, forged)).not.toHaveProperty('isBusiness');
});

const hydrated = { hydratedTitleText: 'JX Express', hydratedContentText: 'Paket tiba', hydratedFooterText: 'Jangan dibalas' };
const buttons = [{ urlButton: { displayText: 'Lacak', url: 'https://jx.example' } }];
test.each<[string, proto.IMessage, string]>([
  ['masked', { placeholderMessage: { type: 0 } }, 'Pesan ini hanya dapat dibuka di HP.'],
  [
    'four rows',
    { templateMessage: { hydratedFourRowTemplate: { ...hydrated, hydratedButtons: buttons } } },
    'JX Express\nPaket tiba\nJangan dibalas\n[Lacak]',
  ],
  ['structured', { highlyStructuredMessage: { params: ['482913', '5 menit'] } }, '482913 5 menit'],
  ['hydrated', { highlyStructuredMessage: { hydratedHsm: { hydratedTemplate: hydrated } } }, 'JX Express\nPaket tiba\nJangan dibalas'],
  [
    'code button',
    {
      interactiveMessage: {
        body: { text: '12 kode' },
        nativeFlowMessage: { buttons: [{ name: 'copy_code', buttonParamsJson: '{"display_text":"Salin"}' }] },
      },
    },
    '12 kode\n[Salin]',
  ],
  [
    'code address',
    {
      interactiveMessage: {
        body: { text: 'Kode' },
        nativeFlowMessage: {
          buttons: [{ name: 'cta_url', buttonParamsJson: '{"url":"https://www.whatsapp.com/otp/code/?otp_type=COPY_CODE"}' }],
        },
      },
    },
    'Kode',
  ],
  [
    'a code behind a button of an older message',
    {
      buttonsMessage: {
        contentText: 'Kode',
        buttons: [{ nativeFlowInfo: { name: 'cta_copy', paramsJson: '{"display_text":"Salin","copy_code":"123456"}' } }],
      },
    },
    'Kode\n[Salin]',
  ],
  [
    'a code on a card',
    {
      interactiveMessage: {
        carouselMessage: {
          cards: [
            {
              body: { text: 'Kode' },
              nativeFlowMessage: { buttons: [{ name: 'cta_copy', buttonParamsJson: '{"display_text":"Salin","copy_code":"123456"}' }] },
            },
          ],
        },
      },
    },
    'Kode\n[Salin]',
  ],
])('a template is a notice, with all its words: %s', (_kind, message, body) => {
  expect(read(message)).toMatchObject({ origin: 'notice', body });
});

test.each<[string, string, object, boolean]>([
  ['with a code to copy', 'cta_copy', { copy_code: '123456' }, true],
  ['that copies something else', 'cta_copy', { display_text: 'Salin' }, false],
  ['with a voucher', 'quick_reply', { copy_code: '123456' }, false],
  ['to an address of codes', 'cta_url', { url: 'https://toko.id/otp/7' }, true],
  ['to an address that ends so', 'cta_url', { url: 'https://toko.id/otp' }, true],
  ['to an address with such a word in it', 'cta_url', { url: 'https://toko.id/otpion' }, false],
  ['to an address with the type of a code', 'cta_url', { url: 'https://toko.id/?a=1&otp_type=ONE_TAP' }, true],
])('a button %s makes its message a notice, or not', (_what, name, params, isNotice) => {
  const buttons = [{ name, buttonParamsJson: JSON.stringify(params) }];
  const found = read({ interactiveMessage: { body: { text: 'Kode' }, nativeFlowMessage: { buttons } } });
  expect(found?.origin).toBe(isNotice ? 'notice' : undefined);
});

test('buttons without a code, and choices from our menus, are a lead’s words', () => {
  const shop = {
    interactiveMessage: {
      body: { text: 'Katalog' },
      nativeFlowMessage: { buttons: [{ name: 'quick_reply', buttonParamsJson: '{broken' }] },
    },
  };
  expect(read(shop)).not.toHaveProperty('origin');
  const older = {
    buttonsMessage: { contentText: 'Katalog', buttons: [{ nativeFlowInfo: { name: 'quick_reply', paramsJson: '{broken' } }] },
  };
  expect(read(older)).not.toHaveProperty('origin');
  expect(read({ templateButtonReplyMessage: { selectedDisplayText: 'Ya' } })).not.toHaveProperty('origin');
});

const own = { from: '628111@s.whatsapp.net', recipient: '628222@s.whatsapp.net' };
test('Meta’s agent is known by its marks, in the message or beside it', () => {
  expect(read({ conversation: 'x', messageContextInfo: { botMetadata: { personaId: 'p' } } }, own)).toMatchObject({
    origin: 'meta-ai',
    sender: 'owner',
  });
  expect(read(halo, own, [{ tag: 'bot', attrs: { biz_bot: '1' } }])).toMatchObject({ origin: 'meta-ai' });
  expect(read({ conversation: 'x', messageContextInfo: { botMetadata: {} } })).not.toHaveProperty('origin');
});

test('only the phone itself sends automatic messages', () => {
  expect(read(halo, own)).toMatchObject({ isFromPhone: true });
  expect(read(halo, { ...own, from: '628111:7@s.whatsapp.net' })).not.toHaveProperty('isFromPhone');
});

test('a contact’s broadcast list is read in the chat of its writer; own lists, status and groups stay out', () => {
  const list = { from: '1712345678@broadcast', participant: '628222:4@s.whatsapp.net' };
  expect(read(halo, list)).toMatchObject({ origin: 'broadcast', chat: { pn: '628222', jid: '628222@s.whatsapp.net' } });
  expect(read(halo, { ...list, participant: '628111:7@s.whatsapp.net' })).toBeNull();
  expect(read(halo, { ...list, from: 'status@broadcast' })).toBeNull();
  expect(read(halo, { ...list, from: '120363@g.us' })).toBeNull();
});
