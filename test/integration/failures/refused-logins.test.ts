import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { AccountService } from '#core/features/account/account.service';
import { AuthModule } from '#core/features/auth/auth.module';
import { AuthService } from '#core/features/auth/auth.service';
import type { Visitor } from '#core/features/auth/auth.types';
import { LoginSessionsService } from '#core/features/auth/login-sessions.service';
import { PasswordsService } from '#core/features/auth/passwords.service';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* A login during which the account changes: after the password check and before the session is created. */

let modules: TestModules;
let app: INestApplicationContext;
let shop: Shop;
const password = 'rahasia-sekali-1';
const visitor: Visitor = { address: '192.0.2.1', network: '192.0.2.1', userAgent: '', deviceToken: 'x' };

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([AuthModule]);
});
beforeEach(async () => {
  shop = await makeOwner(modules);
  await setPassword(password);
});
afterAll(() => modules?.close());

async function setPassword(text: string): Promise<void> {
  await modules.sql(`UPDATE users SET password_hash = $2 WHERE id = $1`, [shop.personId, await app.get(PasswordsService).hash(text)]);
}
const account = () => app.get(AccountService, { strict: false }).get(shop.personId);
const sessions = () => modules.sql(`SELECT id FROM login_sessions WHERE person_id = $1`, [shop.personId]);
const login = async (text: string) => app.get(AuthService).login({ email: (await account()).email, password: text }, visitor);

test('a password that was replaced meanwhile opens no session', async () => {
  const before = await account();
  await setPassword('rahasia-lainnya-2');
  await expect(app.get(LoginSessionsService).open(before, visitor)).rejects.toMatchObject({ name: 'LoginRefusedError' });
  expect(await sessions()).toEqual([]);
  await app.get(LoginSessionsService).open(await account(), visitor);
  expect(await sessions()).toHaveLength(1);
});

test('a person whose account is gone gets no token', async () => {
  await expect(login('salah-sekali-3')).rejects.toMatchObject({ name: 'LoginRefusedError' });
  expect(await login(password)).toMatchObject({ userId: shop.personId, token: expect.any(String) });
  await modules.sql(`DELETE FROM members WHERE person_id = $1`, [shop.personId]);
  await expect(login(password)).rejects.toMatchObject({ name: 'LoginRefusedError' });
});
