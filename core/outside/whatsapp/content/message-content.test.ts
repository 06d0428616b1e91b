import { describe, expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { readContent } from './message-content.js';

/* Details of message contents that every-kind.test.ts and every-word.test.ts do not cover. */

const form = (text: string, params: unknown): proto.IMessage => ({
  interactiveResponseMessage: { body: { text }, nativeFlowResponseMessage: { paramsJson: JSON.stringify(params) } },
});

test.each<[string, unknown, string[]]>([
  ['what the software needs', { flow_token: 'x', version: '3', screen_1: 'y', saved_address_id: '7', nama: 'Rina' }, ['nama: Rina']],
  ['nothing', { nama: '', kota: null, jumlah: 0, hadiah: false }, ['jumlah: 0', 'hadiah: false']],
  ['several choices', { warna: ['merah', 'biru'] }, ['warna: ["merah","biru"]']],
  ['fields within fields, as deep as an address', { a: { b: { c: { d: 'x', e: { f: 1 } } } } }, ['d: x', 'e: {"f":1}']],
])('a form with %s', (_what, params, lines) => {
  expect(readContent(form('', params))?.body).toBe(['Jawaban formulir:', ...lines].join('\n'));
});

test.each([
  ['a list', '["x"]', 'Jawaban formulir:\n0: x'],
  ['a word', '"x"', 'Jawaban formulir.'],
  ['nothing', '{}', 'Jawaban formulir.'],
])('a form whose answer is %s', (_what, paramsJson, body) => {
  expect(readContent({ interactiveResponseMessage: { nativeFlowResponseMessage: { paramsJson } } })?.body).toBe(body);
});

test.each<[string, proto.IMessage, string]>([
  ['a button', { buttonsResponseMessage: { selectedDisplayText: 'Pesan', selectedButtonId: 'b-1' } }, 'Pesan'],
  ['a row', { listResponseMessage: { title: 'Ukuran L', singleSelectReply: { selectedRowId: 'r-1' } } }, 'Ukuran L'],
  ['a button of a template', { templateButtonReplyMessage: { selectedDisplayText: 'Ya', selectedId: 't-1' } }, 'Ya'],
  ['a link', { extendedTextMessage: { text: 'lihat https://a.id', matchedText: 'https://a.id' } }, 'lihat https://a.id'],
])('the words of %s count before its id', (_what, message, body) => {
  expect(readContent(message)?.body).toBe(body);
});

describe('a file', () => {
  const parts = { directPath: '/v/x', url: 'https://mmg.whatsapp.net/x', mediaKey: Buffer.alloc(32, 1), fileLength: 9 };

  test.each<[string, proto.IMessage, keyof proto.IMessage, string]>([
    ['a photo', { imageMessage: parts }, 'imageMessage', 'image'],
    ['a film', { videoMessage: parts }, 'videoMessage', 'video'],
    ['a round film', { ptvMessage: parts }, 'videoMessage', 'video'],
    ['a voice note', { audioMessage: { ...parts, ptt: true } }, 'audioMessage', 'voice'],
    ['a recording', { audioMessage: parts }, 'audioMessage', 'audio'],
    ['a document', { documentMessage: parts }, 'documentMessage', 'document'],
    ['a sticker', { stickerMessage: parts }, 'stickerMessage', 'sticker'],
  ])('%s is kept by what is needed to fetch it', (_what, message, name, kind) => {
    const found = readContent(message);
    expect(found).toMatchObject({ kind, body: '', media: { mimetype: 'application/octet-stream', seconds: null } });
    const kept = proto.Message.decode(found!.proto!)[name] as proto.Message.IImageMessage;
    expect({ ...kept, fileLength: Number(kept.fileLength) }).toMatchObject(parts);
  });

  test.each([
    [4_096, true],
    [4_097, false],
  ])('with an address of %s characters keeps it: %s', (length, isKept) => {
    const found = readContent({ imageMessage: { ...parts, url: 'u'.repeat(length) } });
    expect(Boolean(proto.Message.decode(found!.proto!).imageMessage?.url)).toBe(isKept);
  });

  test.each([
    ['its words, and its name beside them', { caption: 'ini', fileName: 'nota.pdf' }, 'ini', 'nota.pdf'],
    ['its name where it has no words', { fileName: 'nota.pdf', title: 'Nota' }, 'nota.pdf', 'nota.pdf'],
    ['its title where it has no name', { title: 'Nota.pdf' }, 'Nota.pdf', 'Nota.pdf'],
    ['its title where its name is empty', { fileName: '', title: 'Nota.pdf' }, 'Nota.pdf', 'Nota.pdf'],
    ['nothing where it has none of them', {}, '', undefined],
  ])('that is a document is shown by %s', (_what, more, body, name) => {
    const found = readContent({ documentMessage: { ...parts, ...more } });
    expect([found?.body, found?.media?.name]).toEqual([body, name]);
  });
});

test('a cart is kept to ask for its contents, and says so', () => {
  const found = readContent({ orderMessage: { orderId: '1', token: 't', itemCount: 2 } });
  expect(found).toMatchObject({ kind: 'order', cart: true, proto: expect.any(Uint8Array) });
  expect(readContent({ orderMessage: { itemCount: 2 } })).toEqual(expect.not.objectContaining({ cart: true }));
});
