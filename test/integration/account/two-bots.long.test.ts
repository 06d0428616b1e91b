import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { crossMessages, linkTwoBots } from '../../support/whatsapp/crossing-messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('of 10,000 crossing messages of two bots none is answered by the wrong one', async () => {
  const two = await linkTwoBots(app);
  expect(await crossMessages(two, { leads: 1_250, rounds: 4, atOnce: 25 })).toBe(10_000);
}, 1_200_000);
