import { expect, test } from '@jest/globals';
import './page-socket.js';
import { botStates } from './answers/bot-states.js';

const { walk, walkStates } = await import('./walk.js');

const within = 'main section:has([aria-live="polite"])';

test('the state of the bot: what everything about it does', async () => {
  const states = Object.entries(botStates).map(([name, answers]) => [name, { within, answers }] as const);
  expect(await walkStates('/bot', Object.fromEntries([['online', { within }], ...states]))).toMatchSnapshot();
});

test('a bot that was never linked, on a phone: what everything about its state does', async () => {
  expect(await walk('/bot', { within, answers: botStates['never linked']!, on: 'phone', deepest: 2 })).toMatchSnapshot();
});

test('settings of the bot: what everything in them does', async () => {
  const without = /switch "(Selasa|Rabu|Kamis|Jumat|Minggu)"/;
  expect(await walk('/bot', { within: '## Pengaturan bot', without, deepest: 2 })).toMatchSnapshot();
});
