import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workers: 0 });
});
afterAll(() => app.close());

describe('a storm of logins', () => {
  test('1,000 wrong passwords at once leave the rest of the server quick', async () => {
    const server = await app.startServer();
    const login = () =>
      fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"email":"siapa@gmail.com","password":"salah-sekali"}',
      }).then(async (answer) => {
        await answer.text();
        checked += 1;
        return answer.status;
      });
    let checked = 0;
    let isOver = false;
    const storm = Promise.all(Array.from({ length: 1_000 }, login)).finally(() => (isOver = true));
    /**
     * Number of passwords checked while each health request was being answered. A request queued behind all
     * logins would count hundreds.
     */
    const checkedMeanwhile: number[] = [];
    while (!isOver) {
      const before = checked;
      await (await fetch(`${server.url}/api/health/live`)).text();
      checkedMeanwhile.push(checked - before);
    }
    expect(new Set(await storm)).toEqual(new Set([401]));
    checkedMeanwhile.sort((a, b) => a - b);
    expect(checkedMeanwhile.length).toBeGreaterThan(50);
    expect(checkedMeanwhile[Math.floor(checkedMeanwhile.length * 0.99)]).toBeLessThan(20);
  });
});
