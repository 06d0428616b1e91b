import { expect, test } from '@jest/globals';
import { calledName, shownName } from './contact-name.js';

test.each([
  [{ name: 'Siti', pn: null, username: 'siti.r' }, 'Siti', 'Siti (@siti.r)'],
  [{ name: 'Siti', pn: '6281234567890', username: 'siti.r' }, 'Siti', 'Siti'],
  [{ name: 'Siti', pn: null, username: null }, 'Siti', 'Siti'],
  [{ name: '', pn: null, username: 'siti.r' }, '@siti.r', '@siti.r'],
  [{ name: '', pn: '6281234567890', username: 'siti.r' }, '0812-3456-7890', '0812-3456-7890'],
  [{ name: '', pn: null, username: null }, 'Nomor disembunyikan', 'Nomor disembunyikan'],
])('%j is shown as %j and called %j', (person, shown, called) => {
  expect(shownName(person)).toBe(shown);
  expect(calledName(person)).toBe(called);
});
