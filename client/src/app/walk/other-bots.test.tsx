import { expect, test } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import { AccountId } from '#contracts/values/ids';
import { bots } from '#contracts/http/account/bots';
import './page-socket.js';
import { answer } from './answers/answer.js';

const { isTyped, keyOf, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { controlsIn } = await import('./page-text.js');
const { ids } = await import('./answers/ids.js');

/*
 * A person with two bots goes from one to the other on the same screen. Nothing that was typed, chosen or opened in the first
 * bot may appear in the second one, where it could be saved or sent.
 */

const accountId = AccountId.parse(ids.bot);
const both = answer(bots.list, [
  { botId: ids.bot, accountId, role: 'owner', phone: '6281299990000' },
  { botId: ids.secondBot, accountId, role: 'owner', phone: '6281299991111' },
]);

const screens = [
  ...['/dashboard', '/bot', '/prompt', '/produk', '/produk?bagian=jawaban', '/followup', '/closing', '/laporan', '/logs', '/blacklist'],
  ...['/uji-coba', '/chat-history', `/chat-history?percakapan=${ids.budi}`],
];

/** Controls that keep a choice: filters, switches, folds, lists to choose from. */
const choosing = 'select, summary, [aria-pressed], [role=switch], [type=radio], [type=checkbox]';

async function goToSecondBot(path: string, settle: () => Promise<void>): Promise<void> {
  await act(async () => {
    history.pushState({ idx: 1 }, '', `/b/${ids.secondBot}${path}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await settle();
}

/** Types in every field of these parts, and presses every control that keeps a choice. No write is answered. */
async function changeEverything(settle: () => Promise<void>, parts = 'main'): Promise<number> {
  const done = new Set<string>();
  for (;;) {
    const next = [...document.querySelectorAll(parts)]
      .flatMap(controlsIn)
      .find((one) => (isTyped(one) || one.matches(choosing)) && !(one as HTMLButtonElement).disabled && !done.has(keyOf(one)));
    if (!next) return done.size;
    const key = keyOf(next);
    done.add(key);
    await perform({ kind: isTyped(next) ? 'type' : 'press', key }, next);
    if (done.size % 8 === 0) await settle();
  }
}

test.each(screens)('%s: nothing of one bot shows in another', async (path) => {
  const fresh = await openScreen(path, { answers: [both] });
  const alone = fresh.server.requests.length;
  await goToSecondBot(path, fresh.settle);
  expect(location.pathname).toContain(ids.secondBot);
  const [lines, asked] = [fresh.lines(), new Set(fresh.server.requests.slice(alone))];
  const changed = await openScreen(path, { answers: [both] });
  changed.server.writes = 'held';
  expect(await changeEverything(changed.settle)).toBeGreaterThan(0);
  await changed.settle();
  const heard = changed.server.requests.length;
  await goToSecondBot(path, changed.settle);
  expect(changed.lines()).toEqual(lines);
  // The panel fetches all data for the second bot, even when it has fetched the same data for the first bot.
  expect(new Set(changed.server.requests.slice(heard))).toEqual(asked);
});

/* The same test within one bot: the owner switches from one chat to another. */
const thread = '[aria-label="Isi chat"], aside[aria-label="Info pelanggan"]';

test.each([
  ['Siti Aminah', ids.siti, 'Budi Santoso'],
  ['Budi Santoso', ids.budi, 'Siti Aminah'],
  ['Agus Wijaya', ids.agus, 'Siti Aminah'],
])('nothing of the chat with %s shows in another', async (_name, id, other) => {
  const open = async () => openScreen(`/chat-history?percakapan=${id}`);
  const goToOther = async (settle: () => Promise<void>) => {
    const list = within(document.querySelector<HTMLElement>('[aria-label="Daftar kontak"]')!);
    await act(async () => void fireEvent.click(list.getAllByText(other)[0]!));
    await settle();
  };
  const linesOfThread = (lines: (of: Element) => string[]) => [...document.querySelectorAll(thread)].flatMap((part) => lines(part));
  const fresh = await open();
  await goToOther(fresh.settle);
  const expected = linesOfThread(fresh.lines);
  const changed = await open();
  changed.server.writes = 'held';
  expect(await changeEverything(changed.settle, thread)).toBeGreaterThan(1);
  await changed.settle();
  await goToOther(changed.settle);
  expect(linesOfThread(changed.lines)).toEqual(expected);
});
