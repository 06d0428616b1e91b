import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';

/* Replies from the queue of waiting leads. The chat itself has the same draft, so that nothing is typed twice. */

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tulis pesan' });

/** Sends a reply from the dashboard, opens the chat before the server has answered, and types there. */
async function replyThenType(typed: string | null, manner: 'answered' | 'refused') {
  const opened = await openToAct('/dashboard');
  const { press, type, doing, server } = opened;
  await press('Balas Agus Wijaya');
  await type('Tulis pesan', 'Siap kak');
  server.writes = 'held';
  await doing(() => fireEvent.keyDown(field(), { key: 'Enter' }));
  expect(server.holds).toBe(true);
  await doing(() => {
    history.pushState({ idx: 1 }, '', `/b/${ids.bot}/chat-history?percakapan=${ids.agus}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  const plain = screen.queryByRole('button', { name: 'Tulis pesan biasa' });
  if (plain) await doing(() => plain.click());
  if (typed !== null) await type('Tulis pesan', typed);
  await act(async () => server.release(manner));
  await opened.settle();
  return opened;
}

test.each([
  ['answered', null, ''],
  ['answered', 'Besok ya', 'Besok ya'],
  ['refused', null, 'Siap kak'],
  ['refused', 'Besok ya', 'Siap kak\nBesok ya'],
] as const)('a reply from the queue is %s while the owner types %s in the chat: the field holds %j', async (manner, typed, holds) => {
  await replyThenType(typed, manner);
  expect(field().value).toBe(holds);
});
