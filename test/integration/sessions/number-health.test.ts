import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;
beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
});
afterAll(() => app?.close());

const inHours = (hours: number): number => Math.floor(Date.now() / 1_000) + hours * 3_600;

test('WhatsApp’s quota of new chats is read at the login, follows its notices, and a restriction tells its reason', async () => {
  const [botId, phone] = await Promise.all([tools.addOwner(), tools.addPhone()]);
  const endsAt = inHours(5);
  await tools.faults({ number: phone, newChatCap: { total: 50, used: 12, endsAt } });
  await tools.link(botId, phone);
  const healthWith = (used: number) =>
    waitFor(
      async () => {
        const { health } = await tools.session(botId);
        return health?.newChats?.used === used && health;
      },
      { what: `a quota with ${used} used` },
    );
  expect((await healthWith(12)).newChats).toEqual({
    total: 50,
    used: 12,
    status: 'NONE',
    endsAt: new Date(endsAt * 1_000).toISOString(),
  });
  expect((await tools.session(botId)).linked_since).not.toBeNull();
  await tools.faults({ number: phone, newChatCap: { total: 50, used: 44, status: 'SECOND_WARNING', endsAt } });
  expect((await healthWith(44)).newChats.status).toBe('SECOND_WARNING');
  const until = inHours(30);
  await tools.faults({ number: phone, reachoutLock: { active: true, until, why: 'BIZ_QUALITY' } });
  const { health, restricted_until: end } = await waitFor(
    async () => {
      const session = await tools.session(botId);
      return session.restriction !== null && session.health?.why && session;
    },
    { what: 'the restriction and its reason' },
  );
  expect([health.why, health.newChats.used, end.getTime()]).toEqual(['BIZ_QUALITY', 44, until * 1_000]);
});
