import { expect, test } from '@jest/globals';
import { presentExcluded } from './excluded-people.rules.js';

const lid = '99887766554433';

test.each([
  ['a number', { pn: '628111', lid, username: null }, null, { key: '628111', label: null }],
  ['a username nobody is known to have', { pn: null, lid: null, username: 'siti' }, null, { key: '@siti', label: null }],
  ['a username WhatsApp knew', { pn: null, lid, username: 'siti' }, null, { key: `lid:${lid}`, label: '@siti' }],
  [
    'a lead with another username by now',
    { pn: null, lid, username: 'siti' },
    { name: 'Siti', pn: null, username: 'baru' },
    { key: `lid:${lid}`, label: 'Siti (@baru)' },
  ],
  [
    'a lead whose number is known by now',
    { pn: null, lid, username: null },
    { name: '', pn: '6281234567890', username: null },
    { key: `lid:${lid}`, label: '0812-3456-7890' },
  ],
  ['a lead of whom nothing is known', { pn: null, lid, username: null }, null, { key: `lid:${lid}`, label: 'Nomor disembunyikan' }],
])('the list shows %s', (_, entry, contact, excluded) => {
  expect(presentExcluded(entry, contact)).toEqual(excluded);
});
