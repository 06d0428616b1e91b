import { expect, test } from '@jest/globals';
import { readContact, readContacts, readUsernameNotice } from './contact-updates.js';

const lid = '77665544332211';

test.each([
  [
    'a name of the address book',
    { id: `${lid}@lid`, name: 'Bu Siti', username: 'siti' },
    { pn: null, lid, name: 'Bu Siti', ownName: null, username: 'siti' },
  ],
  [
    'the username in place of a name',
    { id: `${lid}@lid`, name: 'siti', username: 'siti' },
    { pn: null, lid, name: null, ownName: null, username: 'siti' },
  ],
  [
    'the own name beside it',
    { id: '628111@s.whatsapp.net', lid: `${lid}@lid`, name: 'siti', username: 'siti', notify: 'Siti' },
    { pn: '628111', lid, name: null, ownName: 'Siti', username: 'siti' },
  ],
  [
    'a number alone',
    { id: '628111@s.whatsapp.net', name: 'Siti' },
    { pn: '628111', lid: null, name: 'Siti', ownName: null, username: null },
  ],
  [
    'the verified name of a business without a chosen one',
    { id: '628111@s.whatsapp.net', verifiedName: 'Toko Siti' },
    { pn: '628111', lid: null, name: null, ownName: 'Toko Siti', username: null },
  ],
  [
    'a chosen name before the verified one',
    { id: '628111@s.whatsapp.net', notify: 'Siti', verifiedName: 'Toko Siti' },
    { pn: '628111', lid: null, name: null, ownName: 'Siti', username: null },
  ],
  ['a group', { id: '1203630@g.us', name: 'Arisan' }, null],
])('a contact: %s', (_, contact, updates) => {
  expect(readContact(contact)).toEqual(updates);
});

function mex(operation: string, json: unknown, asBytes = true) {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const update = { tag: 'update', attrs: { op_name: operation }, content: asBytes ? Buffer.from(text) : text };
  return { tag: 'notification', attrs: { type: 'mex' }, content: [update] };
}

test('a username that was taken, changed or given up', () => {
  const set = { data: { xwa2_notify_username_on_change: { lid: `${lid}@lid`, username: 'siti.baru' } } };
  expect(readUsernameNotice(mex('UsernameSetNotification', set))).toEqual({ lid, username: 'siti.baru' });
  expect(readUsernameNotice(mex('UsernameSetNotification', set, false))).toEqual({ lid, username: 'siti.baru' });
  const gone = { data: { xwa2_notify_username_delete: { lid: `${lid}@lid`, display_name: 'Siti' } } };
  expect(readUsernameNotice(mex('UsernameDeleteNotification', gone))).toEqual({ lid, username: null });
});

test.each([
  ['another operation', mex('TextStatusUpdateNotification', { data: {} })],
  ['no JSON', mex('UsernameSetNotification', '{')],
  ['nothing inside', mex('UsernameSetNotification', { data: null })],
  ['a number for a name', mex('UsernameSetNotification', { data: { xwa2_notify_username_on_change: { lid: `${lid}@lid`, username: 5 } } })],
  [
    'a phone number for the privacy id',
    mex('UsernameSetNotification', { data: { xwa2_notify_username_on_change: { lid: '628111@s.whatsapp.net', username: 'siti' } } }),
  ],
  ['no update', { tag: 'notification', attrs: { type: 'mex' } }],
])('nothing is learnt from %s', (_, node) => {
  expect(readUsernameNotice(node)).toBeNull();
});

test('the pair of an entry that is listed by its privacy id is reported, because Baileys stores only the others', () => {
  const byLid = { id: '77@lid', lid: '77@lid', phoneNumber: '628111@s.whatsapp.net', name: 'Bu Rina', username: 'rina' };
  const byNumber = { id: '628222@s.whatsapp.net', lid: '88@lid', phoneNumber: '628222@s.whatsapp.net', name: 'Pak Joko' };
  const nameless = { id: '99@lid', lid: '99@lid' };
  const { mappings, names, usernames } = readContacts([byLid, byNumber, nameless]);
  expect(mappings).toEqual([{ pn: '628111', lid: '77' }]);
  expect(names.map(({ name }) => name)).toEqual(['Bu Rina', 'Pak Joko']);
  expect(usernames).toEqual([{ lid: '77', username: 'rina' }]);
});
