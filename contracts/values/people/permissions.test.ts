import { expect, test } from '@jest/globals';
import { may, permissions, type Action, type Role } from './permissions.js';

const actions = Object.keys(permissions) as Action[];
const allowed = (role: Role): Action[] => actions.filter((action) => may(role, action));

test('an owner may do everything', () => expect(allowed('owner')).toEqual(actions));

test('an admin may do everything but pay, end the account and take a copy of it', () => {
  expect(actions.filter((action) => !may('admin', action))).toEqual(['account.delete', 'account.export', 'billing.pay']);
});

test('an agent reads, answers leads and handles notices', () => {
  expect(allowed('agent').filter((action) => !action.endsWith('.read'))).toEqual(['chat.write', 'notices.handle', 'photos.add']);
  expect(may('agent', 'billing.read')).toBe(false);
});
