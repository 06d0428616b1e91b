import { expect, test } from '@jest/globals';
import type { BaileysEventEmitter, BaileysEventMap, ChatUpdate } from 'baileys';
import { leaveOutEarlierMarks, readMarks } from './chat-marks.js';

test('marks are read and unread, of people, by number and by privacy id; a count of messages is no mark', () => {
  const marks = readMarks([
    { id: '6281400000001@s.whatsapp.net', unreadCount: -1 },
    { id: '77001122334455@lid', unreadCount: 0 },
    { id: '6281400000002@s.whatsapp.net', unreadCount: 3 },
    { id: '6281400000003@s.whatsapp.net', unreadCount: null },
    { id: '6281400000004@s.whatsapp.net', archived: true },
    { id: '120363000000000000@g.us', unreadCount: -1 },
    {},
  ]);
  expect(marks.map(({ pn, lid, unread }) => [pn, lid, unread])).toEqual([
    ['6281400000001', null, true],
    [null, '77001122334455', false],
  ]);
});

test('marks from before the device was linked are left out, and everything else passes', () => {
  const heard: unknown[] = [];
  const ev: Pick<BaileysEventEmitter, 'emit'> = {
    emit: (event, said) => {
      heard.push([event, said]);
      return true;
    },
  };
  // cast: only this method is wrapped
  leaveOutEarlierMarks(ev as BaileysEventEmitter);
  const now: ChatUpdate = { id: '628111@s.whatsapp.net', unreadCount: -1 };
  const earlier: ChatUpdate = { id: '628222@s.whatsapp.net', unreadCount: -1, conditional: () => undefined };
  const contacts: BaileysEventMap['contacts.upsert'] = [{ id: '628111@s.whatsapp.net' }];
  expect([ev.emit('chats.update', [earlier, now]), ev.emit('chats.update', [earlier]), ev.emit('contacts.upsert', contacts)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(heard).toEqual([
    ['chats.update', [now]],
    ['contacts.upsert', contacts],
  ]);
});
