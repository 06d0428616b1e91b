import { expect, test } from '@jest/globals';
import { proto, type BinaryNode } from 'baileys';
import { cpuMs } from '../../../../test/support/cpu-time.js';
import { readMessage } from './stanza-reader.js';
import { isBusinessTemplate } from './template-text.js';

const me = { id: '628999:3@s.whatsapp.net', lid: '900:3@lid' };
const long = 65_536;
const longText = 'a'.repeat(long);
const blanks = `a${' '.repeat(long)}b`;
const jids = Array.from({ length: 5_000 }, (_, at) => `62811${at}@s.whatsapp.net`);

function stanza(name: string): BinaryNode {
  return { tag: 'message', attrs: { id: 'A1', from: '628111@s.whatsapp.net', type: 'text', notify: name, t: '1764000000' }, content: [] };
}

/** Encodes a message with one byte of padding, like the result of a decryption. */
function padded(message: proto.IMessage): Uint8Array {
  return Buffer.concat([proto.Message.encode(message).finish(), Buffer.from([1])]);
}

function flows(count: number, buttonParamsJson: string): proto.Message.InteractiveMessage.INativeFlowMessage {
  return { buttons: Array.from({ length: count }, () => ({ name: 'single_select', buttonParamsJson })) };
}

function olderFlows(count: number, paramsJson: string): proto.Message.ButtonsMessage.IButton[] {
  return Array.from({ length: count }, () => ({ nativeFlowInfo: { name: 'single_select', paramsJson } }));
}

const largest: Readonly<Record<string, proto.IMessage>> = {
  'a text': { conversation: blanks },
  'a text with mentions': { extendedTextMessage: { text: longText, contextInfo: { mentionedJid: jids } } },
  'a quoted text': {
    extendedTextMessage: { text: 'ya', contextInfo: { stanzaId: 'B2', participant: jids[0]!, quotedMessage: { conversation: blanks } } },
  },
  'a caption': { imageMessage: { caption: blanks, mimetype: longText, jpegThumbnail: Buffer.alloc(200_000) } },
  'a file with a long name': { documentMessage: { fileName: blanks, mimetype: longText } },
  contacts: {
    contactsArrayMessage: {
      contacts: Array.from({ length: 5_000 }, (_, at) => ({ displayName: `Kontak ${at}`, vcard: `${'TEL;'.repeat(50)}waid=62811${at}` })),
    },
  },
  'one contact': { contactMessage: { displayName: blanks, vcard: 'waid='.repeat(20_000) } },
  'a poll': {
    pollCreationMessageV3: { name: blanks, options: Array.from({ length: 5_000 }, (_, at) => ({ optionName: `Pilihan ${at}` })) },
  },
  'a menu': { listMessage: { title: longText, description: blanks } },
  'a menu of many choices': {
    listMessage: {
      sections: Array.from({ length: 300 }, (_, at) => ({ title: `${at}`, rows: Array.from({ length: 20 }, () => ({ title: 'kopi' })) })),
    },
  },
  'buttons that each open a long list': {
    interactiveMessage: {
      body: { text: 'pilih' },
      nativeFlowMessage: {
        buttons: Array.from({ length: 20 }, () => ({
          buttonParamsJson: JSON.stringify({ sections: [{ rows: Array.from({ length: 2_500 }, () => ({ title: 'kopi' })) }] }),
        })),
      },
    },
  },
  ...Object.fromEntries(
    Object.entries({
      'empty sections': `{"sections":[${'{},'.repeat(21_000)}{}]}`,
      'empty goods': `{"order":{"items":[${'{},'.repeat(21_000)}{}]}}`,
      'lists in lists': `{"display_text":${'['.repeat(32_000)}${']'.repeat(32_000)}}`,
    }).flatMap(([what, buttonParamsJson]) => [
      [`buttons of ${what}`, { interactiveMessage: { body: { text: 'pilih' }, nativeFlowMessage: flows(15, buttonParamsJson) } }],
      [`older buttons of ${what}`, { buttonsMessage: { contentText: 'pilih', buttons: olderFlows(15, buttonParamsJson) } }],
      [
        `cards with buttons of ${what}`,
        {
          interactiveMessage: {
            body: { text: 'pilih' },
            carouselMessage: { cards: Array(10).fill({ nativeFlowMessage: flows(1, buttonParamsJson) }) },
          },
        },
      ],
    ]),
  ),
  'cards with as many buttons and choices as are read': {
    interactiveMessage: {
      body: { text: 'pilih' },
      carouselMessage: { cards: Array(10).fill({ nativeFlowMessage: flows(15, `{"sections":[${'{},'.repeat(490)}{}]}`) }) },
    },
  },
  'thousands of buttons': { interactiveMessage: { body: { text: 'pilih' }, nativeFlowMessage: flows(12_000, '{"display_text":"ya"}') } },
  'an answer of Meta AI': {
    richResponseMessage: {
      submessages: Array.from({ length: 5_000 }, () => ({ messageText: 'kopi', tableMetadata: { rows: [{ items: ['a'] }] } })),
    },
  },
  'votes of a poll': {
    pollResultSnapshotMessage: { name: blanks, pollVotes: Array.from({ length: 5_000 }, (_, at) => ({ optionName: `Pilihan ${at}` })) },
  },
  'a form': {
    interactiveResponseMessage: { nativeFlowResponseMessage: { paramsJson: `[${'['.repeat(200_000)}` } },
  },
  'a form with a field of lists in lists': {
    interactiveResponseMessage: { nativeFlowResponseMessage: { paramsJson: `{"isian":${'['.repeat(32_000)}${']'.repeat(32_000)}}` } },
  },
  'a form of many fields': {
    interactiveResponseMessage: {
      nativeFlowResponseMessage: {
        paramsJson: JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`isian_${at}`, 'ya']))),
      },
    },
  },
  'a product': { productMessage: { product: { title: longText, description: blanks } } },
  'a place': { locationMessage: { name: longText, address: blanks } },
  'a change': {
    protocolMessage: {
      key: { id: 'C3' },
      type: proto.Message.ProtocolMessage.Type.MESSAGE_EDIT,
      editedMessage: { conversation: `${blanks}${blanks}` },
    },
  },
};

test.each(Object.entries(largest))(
  '%s of the largest size is read in bounded time, and no part of it is longer than a text',
  (_, message) => {
    const bytes = padded(message);
    const read = readMessage(stanza(blanks), bytes, me, true)!;
    expect(read.body.length).toBeGreaterThan(0);
    expect(read.body.length).toBeLessThanOrEqual(long);
    expect(read.name!.length).toBeLessThanOrEqual(1_000);
    expect(read.media?.mimetype.length ?? 0).toBeLessThanOrEqual(1_000);
    expect(read.media?.name?.length ?? 0).toBeLessThanOrEqual(1_000);
    expect(read.quoted?.body.length ?? 0).toBeLessThanOrEqual(long);
    expect(cpuMs(() => readMessage(stanza(blanks), Buffer.from(bytes), me, true))).toBeLessThan(100); // a copy is decoded again
  },
);

/** Just below the largest encrypted message that is decrypted (`stanzaMaxBytes`). */
const almostMaxBytes = 999_000;
const vcard = `${'TEL;'.repeat(5)}waid=62811`;
const partsWithinLimit = 24_900;

test.each<[string, (filling: string) => proto.IMessage]>([
  ['a text', (filling) => ({ conversation: filling })],
  [
    'contacts',
    (filling) => ({
      contactsArrayMessage: { displayName: filling, contacts: Array.from({ length: partsWithinLimit / 2 }, () => ({ vcard })) },
    }),
  ],
  [
    'mentions',
    (filling) => ({ extendedTextMessage: { text: filling, contextInfo: { mentionedJid: Array(2 * partsWithinLimit).fill('') } } }),
  ],
  [
    'choices of a poll',
    (filling) => ({
      pollCreationMessageV3: { name: filling, options: Array.from({ length: partsWithinLimit }, () => ({ optionName: '' })) },
    }),
  ],
])('%s just below the largest size, with as many parts as are decoded, is read in bounded time', (_what, messageOf) => {
  const partsBytes = proto.Message.encode(messageOf('')).finish().length;
  const bytes = padded(messageOf('a'.repeat(almostMaxBytes - partsBytes)));
  expect(bytes.length).toBeGreaterThan(almostMaxBytes);
  expect(readMessage(stanza('Ani'), bytes, me, true)!.body.length).toBeLessThanOrEqual(long);
  expect(cpuMs(() => readMessage(stanza('Ani'), Buffer.from(bytes), me, true))).toBeLessThan(100);
});

test.each(Object.keys(largest).filter((what) => what.includes('buttons')))(
  '%s are no template of a business, and that takes bounded time',
  (what) => {
    expect(isBusinessTemplate(largest[what])).toBe(false);
    expect(cpuMs(() => isBusinessTemplate(largest[what]))).toBeLessThan(100);
  },
);

test('of thousands of contacts the first ones are named, and how many there are more', () => {
  const { body } = readMessage(stanza('Ani'), padded(largest['contacts']!), me, true)!;
  expect(body).toMatch(/^Kontak: Kontak 0 628110; Kontak 1 628111; /);
  expect(body).toMatch(/; dan 4700 lainnya$/);
});
