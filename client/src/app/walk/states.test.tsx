import { expect, test } from '@jest/globals';
import { account } from '#contracts/http/account/account';
import './page-socket.js';
import { emptied } from './answers/emptied.js';

const { openScreen } = await import('./open-screen.js');
const { lineChanges } = await import('./line-changes.js');
const { ids } = await import('./answers/ids.js');

const screens = [
  ...['/dashboard', '/bot', '/prompt', '/produk', '/followup', '/blacklist', '/uji-coba', '/logs', '/closing', '/laporan', '/chat-history'],
  ...[`/chat-history?percakapan=${ids.budi}`, '/profil', '/settings', '/billing', '/bantuan'],
];

/** Screens that need a package. Without the profile, they redirect to the plans. */
const guarded = new Set(['/bot', '/prompt', '/produk', '/followup', '/blacklist', '/uji-coba']);

const linesOf = async (path: string, how: Parameters<typeof openScreen>[1]) => (await openScreen(path, how)).lines();

test.each(screens)('%s: what it shows while it waits, when nothing is answered, and when there is nothing', async (path) => {
  const states = {
    waiting: await linesOf(path, { reads: 'held' }),
    refused: await linesOf(path, { reads: 'refused', answersStill: guarded.has(path) ? [account.profile] : [] }),
    empty: await linesOf(path, { answers: emptied() }),
  };
  expect(
    Object.entries(states)
      .map(([state, lines]) => [`## ${state}`, ...lines].join('\n'))
      .join('\n\n'),
  ).toMatchSnapshot();
});

test.each(screens)('%s: what is different for other roles', async (path) => {
  const owner = await linesOf(path, { role: 'owner' });
  const admin = lineChanges(owner, await linesOf(path, { role: 'admin' }));
  const agent = lineChanges(owner, await linesOf(path, { role: 'agent' }));
  expect(['## admin', ...admin, '', '## agent', ...agent].join('\n')).toMatchSnapshot();
});
