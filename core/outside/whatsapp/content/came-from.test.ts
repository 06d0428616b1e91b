import { expect, test } from '@jest/globals';
import type { proto } from 'baileys';
import { adTextMaxChars } from '#contracts/values/people/came-from';
import { cameFromOf } from './came-from.js';

const empty = { kind: 'ad', title: '', body: '', greeting: '', app: '', sourceId: '', clickId: '' };
const text = (contextInfo: proto.IContextInfo): proto.IMessage => ({ extendedTextMessage: { text: 'info kak', contextInfo } });

test.each<[string, proto.IContextInfo, object]>([
  [
    'its whole card',
    { externalAdReply: { title: 'A', body: 'B', greetingMessageBody: 'C', sourceApp: 'instagram', sourceType: 'ad', sourceId: '1' } },
    { title: 'A', body: 'B', greeting: 'C', app: 'instagram', sourceId: '1' },
  ],
  ['its words alone', { externalAdReply: { body: 'B', ctwaClid: 'x' } }, { body: 'B', clickId: 'x' }],
  ['a click alone', { externalAdReply: { ctwaClid: 'x' } }, { clickId: 'x' }],
  ['the way into the chat alone', { entryPointConversionSource: 'ctwa_ad' }, {}],
  ['a sealed payload alone', { ctwaPayload: new Uint8Array([1]) }, {}],
  ['where it was shown', { conversionSource: 'FB_Ads', externalAdReply: { title: 'A' } }, { title: 'A' }],
  ['a post that is advertised', { externalAdReply: { title: 'A', sourceType: 'post' } }, { title: 'A' }],
  ['the way from a post alone', { entryPointConversionSource: 'post_ctwa' }, {}],
  ['where it was shown, on Instagram', { conversionSource: 'IG_Ads' }, {}],
  ['the way into the chat from outside', { entryPointConversionExternalSource: 'ctwa_ad' }, {}],
  ['its older card', { quotedAd: { advertiserName: 'A', caption: 'B' } }, { title: 'A', body: 'B' }],
  ['its older card beside a click', { ctwaPayload: new Uint8Array([1]), quotedAd: { caption: 'B' } }, { body: 'B' }],
  ['signals of a click beside its card', { ctwaSignals: 'x', externalAdReply: { title: 'A', showAdAttribution: true } }, { title: 'A' }],
])('an advertisement is known by %s', (_, contextInfo, told) => {
  expect(cameFromOf(text(contextInfo))).toEqual({ from: { ...empty, ...told }, thumbnail: null });
  expect(cameFromOf({ ephemeralMessage: { message: text(contextInfo) } })?.from).toEqual({ ...empty, ...told });
});

test.each<[string, proto.IContextInfo]>([
  ['the preview of a link', { externalAdReply: { title: 'A', body: 'B' } }],
  ['a preview that a bot shows as an advertisement', { externalAdReply: { title: 'A', body: 'B', showAdAttribution: true } }],
  ['an answer to a status', { entryPointConversionSource: 'status' }],
  ['a chat found by search', { entryPointConversionSource: 'global_search_new_chat', entryPointConversionApp: 'whatsapp' }],
  ['an empty older card', { quotedAd: {} }],
  ['nothing', {}],
])('%s is none', (_, contextInfo) => {
  expect(cameFromOf(text(contextInfo))).toBeNull();
});

const jpegThumbnail = new Uint8Array([0xff, 0xd8]);
test.each<[string, proto.IMessage]>([
  ['a photo', { imageMessage: { jpegThumbnail } }],
  ['a film', { videoMessage: { jpegThumbnail } }],
  ['a round film', { ptvMessage: { jpegThumbnail } }],
  ['a link', { extendedTextMessage: { text: 'a', jpegThumbnail } }],
  ['a file', { documentMessage: { jpegThumbnail } }],
  ['a place', { locationMessage: { jpegThumbnail } }],
  ['a product', { productMessage: { product: { productImage: { jpegThumbnail } } } }],
  ['a photo within a wrapper', { viewOnceMessageV2: { message: { imageMessage: { jpegThumbnail } } } }],
])('an answer to a status shows the small picture of %s', (_, quotedMessage) => {
  const found = cameFromOf(text({ remoteJid: 'status@broadcast', quotedMessage }));
  expect(found).toEqual({ from: { kind: 'status' }, thumbnail: jpegThumbnail });
});

test.each([
  ['of the largest size', 40_000, true],
  ['that is larger', 40_001, false],
  ['of nothing', 0, false],
])('a small picture %s is kept or not', (_what, bytes, isKept) => {
  const quotedMessage = { imageMessage: { jpegThumbnail: new Uint8Array(bytes) } };
  const found = cameFromOf(text({ remoteJid: 'status@broadcast', quotedMessage }));
  expect(found?.thumbnail?.length ?? null).toBe(isKept ? bytes : null);
});

test('the texts of an advertisement are kept without blanks around them, up to a length', () => {
  const found = cameFromOf(text({ externalAdReply: { title: ' Promo ', body: 'x'.repeat(adTextMaxChars + 1), sourceType: 'ad' } }));
  expect(found?.from).toMatchObject({ title: 'Promo', body: 'x'.repeat(adTextMaxChars) });
});
