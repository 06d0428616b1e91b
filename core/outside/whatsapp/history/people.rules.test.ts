import { describe, expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { peopleOf } from './people.rules.js';

const { RECENT } = proto.HistorySync.HistorySyncType;
const me = { remoteJid: '777@lid', fromMe: true, id: 'A' };
const encode = (history: proto.IHistorySync) => proto.HistorySync.encode(history).finish();
const peopleIn = (encoded: Uint8Array) => peopleOf(encoded).map((piece) => proto.HistorySync.toObject(proto.HistorySync.decode(piece)));

const longText = { conversation: 'a'.repeat(60_000) };
const chat: proto.IConversation = {
  id: '777@lid',
  name: 'Ibu Sari',
  displayName: 'Sari',
  pnJid: '628222@s.whatsapp.net',
  lidJid: '777@lid',
  username: 'sari',
  tcToken: Buffer.from('token'),
  tcTokenTimestamp: 5,
};

describe('of a history', () => {
  test('people are kept with addresses, names and tokens, and no message', () => {
    const pushnames = [{ id: '628222@s.whatsapp.net', pushname: 'Sari 🌿' }];
    const phoneNumberToLidMappings = [{ pnJid: '628222@s.whatsapp.net', lidJid: '777@lid' }];
    const messages = [{ message: { key: { ...me, fromMe: false }, message: longText } }];
    const conversations = [{ ...chat, messages, participant: [{ userJid: '1@lid' }], unreadCount: 3 }];
    const given = { syncType: RECENT, progress: 50, conversations, pushnames, phoneNumberToLidMappings, statusV3Messages: [{ key: me }] };
    const [found, ...more] = peopleIn(encode(given));
    expect(more).toEqual([]);
    expect(JSON.parse(JSON.stringify(found))).toEqual(
      JSON.parse(
        JSON.stringify(
          proto.HistorySync.toObject(
            proto.HistorySync.decode(encode({ syncType: RECENT, conversations: [chat], pushnames, phoneNumberToLidMappings })),
          ),
        ),
      ),
    );
  });

  test('one sent message is kept of a chat, because its receipt names the recipient’s number', () => {
    const received = { key: { ...me, fromMe: false }, message: longText, userReceipt: [{ userJid: '1@s.whatsapp.net' }] };
    const sent = { key: me, message: longText, userReceipt: [{ userJid: '628222@s.whatsapp.net' }] };
    const [found] = peopleIn(
      encode({ syncType: RECENT, conversations: [{ id: '777@lid', messages: [received, sent, sent].map((message) => ({ message })) }] }),
    );
    const messages = found!['conversations'][0].messages;
    expect(messages).toHaveLength(1);
    expect(messages[0].message).toMatchObject({ key: me, userReceipt: [{ userJid: '628222@s.whatsapp.net' }] });
    expect(messages[0].message.message).toBeUndefined();
  });

  test('a beginning is enough', () => {
    const encoded = encode({ syncType: RECENT, conversations: [chat, { ...chat, id: '888@lid' }] });
    expect(peopleIn(encoded.subarray(0, -3))[0]!['conversations'].map(({ id }: { id: string }) => id)).toEqual(['777@lid']);
    expect(peopleOf(Buffer.from('no history at all'))).toEqual([]);
  });

  test('pieces and their number are limited, and so is what one person may contain', () => {
    const many = encode({ syncType: RECENT, conversations: Array.from({ length: 100_000 }, () => chat) });
    const pieces = peopleOf(many);
    expect(pieces).toHaveLength(20);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(210_000);
    const large = { id: '777@lid', name: 'a'.repeat(500_000), tcToken: Buffer.alloc(500_000) };
    const repeated = Buffer.concat(
      Array.from({ length: 1_000 }, () => proto.Conversation.encode({ id: '777@lid', name: 'b'.repeat(900) }).finish()),
    );
    const [first, second] = [encode({ conversations: [large] }), proto.HistorySync.encode({}).finish()];
    expect(peopleOf(Buffer.concat([first, second]))[0]!.length).toBeLessThan(100);
    expect(peopleOf(Buffer.concat([Buffer.from([0x12, ...lengthOf(repeated.length)]), repeated]))[0]!.length).toBeLessThan(1_000);
  });
});

function lengthOf(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, Math.floor(value / 128 ** bytes.length)];
}
