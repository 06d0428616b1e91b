import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { USyncQuery, USyncUser, type BinaryNode } from 'baileys';
import { textOf } from './whatsapp-client.ts';
import type { Client } from './whatsapp-client.ts';
import { StandIn } from './whatsapp-server.ts';
import type { Person } from './whatsapp-server.ts';

let server: StandIn;
let shop: Person;
let lead: Person;
let client: Client;

beforeAll(async () => {
  server = await StandIn.start();
  shop = await server.person('Toko Melati');
  lead = await server.person('Siti');
  await server.call('POST', `/phones/${lead.number}/privacy`, { hidesNumber: true, username: 'siti.r' });
  // The lead writes before the device is linked, so the device's history names the lead.
  await server.send(lead, shop, { text: 'lama' });
  client = await server.link(shop);
});

afterAll(() => server.close());

/** The first content of a stanza from the server, as Baileys passes it on. */
function nextStanza(name: string): Promise<BinaryNode> {
  return new Promise((resolve) => client.socket.ws.once(name, resolve));
}

async function heard(text: string): Promise<Client['messages'][number]['message']['key']> {
  const found = await client.until(() => client.messages.find(({ message }) => textOf(message) === text), `the message "${text}"`);
  return found.message.key;
}

test('the history of a linked device names the username, and no number', async () => {
  const history = await client.until(() => client.histories.find(({ contacts }) => contacts.length > 0), 'the history');
  expect(history.contacts).toMatchObject([{ id: `${lead.lid}@lid`, username: 'siti.r', phoneNumber: undefined }]);
  expect(JSON.stringify(history)).not.toContain(lead.number);
});

test('a message of a contact with a hidden number comes under the LID alone, with the username on request only', async () => {
  const first = nextStanza('CB:message');
  await server.send(lead, shop, { text: 'tanpa nomor' });
  expect(await heard('tanpa nomor')).toMatchObject({ remoteJid: `${lead.lid}@lid`, remoteJidAlt: undefined });
  expect(JSON.stringify((await first).attrs)).not.toMatch(new RegExp(`${lead.number}|siti`));
  await server.fault({ number: lead.number, usernameInMessages: true });
  const second = nextStanza('CB:message');
  await server.send(lead, shop, { text: 'dengan username' });
  expect((await second).attrs).toMatchObject({ from: `${lead.lid}@lid`, username: 'siti.r' });
});

test('no other stanza reveals the number: typing, calls, the owner’s messages', async () => {
  await expect(server.send(lead, shop, { text: 'x', form: 'pn' })).rejects.toThrow('hides its number');
  const call = nextStanza('CB:call');
  await server.call('POST', `/phones/${lead.number}/call`, { to: shop.number });
  expect(JSON.stringify(await call)).not.toContain(lead.number);
  await server.call('POST', `/phones/${shop.number}/type`, { to: lead.number, text: 'Halo Bu' });
  expect(await heard('Halo Bu')).toMatchObject({ remoteJid: `${lead.lid}@lid`, remoteJidUsername: 'siti.r', fromMe: true });
});

test('usync returns the username as bytes, and finds the person by it; a person who shows the number again is identified by it', async () => {
  const byLid = new USyncQuery().withUser(new USyncUser().withId(`${lead.lid}@lid`));
  let content: unknown;
  byLid.protocols.push({
    name: 'username',
    getQueryElement: () => ({ tag: 'username', attrs: {} }),
    getUserElement: () => null,
    parser: (node) => (content = node.content),
  });
  await client.socket.executeUSyncQuery(byLid);
  expect(Buffer.from(content as Uint8Array).toString()).toBe('siti.r');
  const find = async (username: string) =>
    (await client.socket.executeUSyncQuery(new USyncQuery().withContactProtocol().withUser(new USyncUser().withUsername(username))))?.list;
  expect(await find('siti.r')).toEqual([{ id: `${lead.lid}@lid`, contact: true }]);
  expect((await find('tidak.ada'))?.some(({ contact }) => contact)).toBe(false);
  await server.call('POST', `/phones/${lead.number}/privacy`, { hidesNumber: false });
  await server.send(lead, shop, { text: 'bernomor' });
  expect(await heard('bernomor')).toMatchObject({ remoteJid: `${lead.number}@s.whatsapp.net`, remoteJidAlt: `${lead.lid}@lid` });
});

test('a change and an end of the username are announced, and a name that is taken is refused', async () => {
  for (const [username, operation] of [
    ['siti.baru', 'UsernameSetNotification'],
    [null, 'UsernameDeleteNotification'],
  ] as const) {
    const told = nextStanza('CB:notification,type:mex');
    await server.call('POST', `/phones/${lead.number}/privacy`, { username });
    const [update] = (await told).content as BinaryNode[];
    expect(update?.attrs['op_name']).toBe(operation);
    expect(Buffer.from(update?.content as Uint8Array).toString()).toContain(`"lid":"${lead.lid}@lid"`);
  }
  const other = await server.person('Ana');
  await server.call('POST', `/phones/${other.number}/privacy`, { username: 'ana' });
  await expect(server.call('POST', `/phones/${lead.number}/privacy`, { username: 'ana' })).rejects.toThrow();
});
