import { expect, test } from '@jest/globals';
import { readMarks } from './chat-marks.js';

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
