import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ContactView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { Census, ownClasses, type Sizes } from '../../support/memory/census.ts';
import { freshPhone, linkOwner, trainOwner, type Owner } from '../../support/owners.ts';
import type { Program } from '../../support/program.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { Phone } from '../../support/whatsapp/phone.ts';

/*
 * A map whose entries are never removed fills the memory only after days, which no other test sees. Here two leads play a journey,
 * and then six play the same one. When it is over, no map or set of our classes may have grown with the number of leads.
 */

/** Classes that remember leads or messages on purpose, each up to a bound of its own. */
const remembers = new Set(['SessionLedger', 'UnreadChats']);
/** Maximum time for which anything else is remembered after it has ended: a minute, until the next sweep. */
const overAfterMs = 100_000;

const leadsAtFirst = 2;
const leadsAfterwards = 6;

let app: TestApp;
let owner: Owner;
let shop: Phone;
const census = new Census();
const ours = ownClasses();

beforeAll(async () => {
  app = await startTestApp({ env: census.env });
  owner = await app.registerOwner();
  await trainOwner(owner);
  shop = new Phone(app.sandbox, await linkOwner(app, owner));
});
afterAll(async () => {
  await app?.close();
  census.close();
});

/** The actions of a lead and the owner in a chat, which use every part of a session. */
async function journey(): Promise<void> {
  const number = freshPhone();
  await app.sandbox.call('POST', '/whatsapp/phones', { number, name: 'Budi' });
  const lead = new Phone(app.sandbox, number);
  await lead.showTyping(shop.number);
  await lead.showTyping(shop.number, 'paused');
  const { id, reply } = await lead.ask(shop.number, 'Halo, berapa harga kaos?');
  await lead.readChat(shop.number);
  await lead.react(shop.number, reply.id, '👍');
  await lead.edit(shop.number, id, 'Halo, berapa harga kaos polos?');
  await lead.send(shop.number, { text: 'dua kali', duplicate: 1 });
  await lead.call(shop.number, { end: 'missed' });
  await lead.send(shop.number, { kind: 'sticker' });
  const contact = await waitFor(async () => (await expectOk(owner.api.get<ContactView[]>(`/chat/contacts?q=${number}`)))[0]);
  await expectOk(owner.api.post(`/chat/contacts/${contact.phoneNumber}/messages`, { body: 'Ini Sari sendiri' }));
  await lead.waitForMessage((message) => message.text === 'Ini Sari sendiri');
  await shop.type(number, 'Dari HP juga');
  await lead.waitForMessage((message) => message.text === 'Dari HP juga');
}

function grown(before: Sizes, after: Sizes): string[] {
  const isMeant = (name: string) => !ours.has(name.split(' ')[0]!) || remembers.has(name.split(' ')[0]!);
  return Object.keys(after).filter((name) => !isMeant(name) && after[name]! - (before[name] ?? 0) >= leadsAfterwards);
}

test('no field of a program has more entries after more leads', async () => {
  const programs: readonly Program[] = [...app.servers, ...app.workers];
  for (let nth = 0; nth < leadsAtFirst; nth += 1) await journey();
  const before = await Promise.all(programs.map((program) => census.of(program)));
  for (let nth = 0; nth < leadsAfterwards; nth += 1) await journey();
  let left: string[] = [];
  const look = async () => {
    const after = await Promise.all(programs.map((program) => census.of(program)));
    left = after.flatMap((sizes, at) => grown(before[at]!, sizes));
    return left.length === 0;
  };
  await waitFor(look, { what: 'the end of what the leads left behind', timeoutMs: overAfterMs, everyMs: 2_000 }).catch(() => undefined);
  expect(left).toEqual([]);
});
