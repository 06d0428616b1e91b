import { beforeEach, expect, test } from '@jest/globals';
import {
  addressIn,
  botToName,
  forgetBots,
  knownBots,
  nameInBot,
  olderNameInBot,
  onBotsChange,
  readAddress,
  rightsIn,
  showBot,
  shownBot,
  storeBots,
  usualBot,
} from './bots.js';

const first = { botId: 'b1', accountId: 'a1', role: 'owner', phone: '6281200000001' } as const;
const second = { botId: 'b2', accountId: 'a2', role: 'agent', phone: null } as const;

beforeEach(() => {
  localStorage.clear();
  forgetBots();
  localStorage.setItem('userId', 'u1');
});

test.each([
  ['/b/b1/chat-history', 'b1', '/chat-history'],
  ['/b/b1/', 'b1', '/'],
  ['/bot', null, '/bot'],
  ['/b/b1', null, '/b/b1'],
  ['/blacklist/b/b1/x', null, '/blacklist/b/b1/x'],
])('the address %s names the bot %s and the path %s', (address, botId, path) => {
  expect(readAddress(address)).toEqual({ botId, path });
});

test('the address of a path names the bot, unless there is none or another one is named', () => {
  expect(addressIn('b1', '/followup?hari=2')).toBe('/b/b1/followup?hari=2');
  expect(addressIn(null, '/followup')).toBe('/followup');
  expect(addressIn('b1', '/b/b2/followup')).toBe('/b/b2/followup');
});

test('requests name the bot once there are two, and also when an address named one that is not listed', () => {
  expect(botToName()).toBeNull();
  showBot('b1');
  expect(botToName()).toBe('b1');
  storeBots([first]);
  expect(botToName()).toBeNull();
  showBot('b2');
  expect(botToName()).toBe('b2');
  storeBots([first, second]);
  expect(botToName()).toBe('b2');
  showBot('b1');
  expect(botToName()).toBe('b1');
});

test('storage keys belong to the bot; data stored before a bot was known belongs to the first one', () => {
  const namesOf = (bot: string | null) => [nameInBot(bot, 'train'), olderNameInBot(bot, 'train')];
  expect(namesOf(null)).toEqual(['train', null]);
  expect(namesOf('b1')).toEqual(['b1/train', null]);
  storeBots([first, second]);
  expect(namesOf('b1')).toEqual(['b1/train', 'train']);
  expect(namesOf('b2')).toEqual(['b2/train', null]);
});

test('the usual bot is the last one shown, while the person has it, else the first', () => {
  expect(usualBot()).toBeNull();
  storeBots([first, second]);
  expect(usualBot()).toBe('b1');
  showBot('b2');
  showBot(null);
  expect(usualBot()).toBe('b2');
  storeBots([first]);
  expect(usualBot()).toBe('b1');
});

test('the list of another person, and one that cannot be read, count as none', () => {
  storeBots([first]);
  expect(knownBots()).toEqual([first]);
  expect(knownBots()).toBe(knownBots());
  localStorage.setItem('userId', 'u2');
  expect(knownBots()).toEqual([]);
  localStorage.setItem('bots', 'rusak');
  expect(knownBots()).toEqual([]);
  localStorage.setItem('bots', JSON.stringify({ of: 'u2', bots: [{ botId: 'b3', accountId: 'a3', role: 'kasir', phone: null }] }));
  expect(knownBots()).toEqual([{ botId: 'b3', accountId: 'a3', role: null, phone: null }]);
});

test.each([
  ['an owner', 'b1', [true, true]],
  ['an agent', 'b2', [true, false]],
  // In these cases the panel allows everything, and the server decides.
  ['a member whose role this panel does not know', 'b3', [true, true]],
  ['a person whose bot is not listed', 'b4', [true, true]],
  ['a person whose bot is not known yet', null, [true, true]],
])('%s (%s) may answer chats, and pay', (_who, bot, allowed) => {
  storeBots([first, second, { ...second, botId: 'b3', role: null }]);
  const may = rightsIn(bot);
  expect([may('chat.write'), may('billing.pay')]).toEqual(allowed);
});

test('a changed list or bot is announced, and the end of the login removes both', () => {
  let told = 0;
  const stop = onBotsChange(() => (told += 1));
  storeBots([first, second]);
  showBot('b2');
  showBot('b2');
  expect(told).toBe(2);
  stop();
  showBot('b1');
  expect(told).toBe(2);
  forgetBots();
  expect([shownBot(), knownBots(), localStorage.getItem('bot')]).toEqual([null, [], null]);
});
