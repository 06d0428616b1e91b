import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type House, startHouse } from '../support/house.ts';
import { waitFor } from '../support/wait-for.ts';
import { SessionTools } from '../integration/session-tools.ts';

let house: House;
let tools: SessionTools;

beforeAll(async () => {
  house = await startHouse({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(house);
});
afterAll(() => house?.close());

test('a connection that went silent is found and replaced within 90 s; a quiet one is left alone', async () => {
  const [deaf, quiet] = await Promise.all([tools.addShop(), tools.addShop()]);
  const logins = async (phone: string): Promise<number> => (await tools.phone(phone)).devices[0].logins;
  const [deafBefore, quietBefore] = await Promise.all([logins(deaf.phone), logins(quiet.phone)]);
  await tools.faults({ number: deaf.phone, silence: true });
  const lead = await tools.addPhone();
  await tools.say(lead, deaf, 'ada orang?');
  await waitFor(async () => (await logins(deaf.phone)) > deafBefore, { what: 'a new login', timeoutMs: 90_000, everyMs: 250 });
  await waitFor(async () => (await tools.messages(deaf.ownerId)).some((row) => row.body === 'ada orang?'), { what: 'the message stored' });
  expect(await logins(quiet.phone)).toBe(quietBefore);
}, 120_000);
