import { expect, test } from '@jest/globals';
import type { LoginSessionId } from '#contracts/values/ids';
import { presentLoginSession } from './auth.present.js';
import type { OpenLogin } from './auth.types.js';

test('a login is shown with when it began and was used last, and whether it is the one that asks', () => {
  const [createdAt, lastUsedAt] = [new Date(1_000), new Date(2_000)];
  const login = { id: 'own', device: 'Chrome', createdAt, lastUsedAt } as unknown as OpenLogin;
  const shown = { id: 'own', device: 'Chrome', createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() };
  expect(presentLoginSession(login, 'own' as LoginSessionId)).toEqual({ ...shown, current: true });
  expect(presentLoginSession(login, 'other' as LoginSessionId)).toEqual({ ...shown, current: false });
});
