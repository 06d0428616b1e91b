import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hours } from '#contracts/http/bot/hours';
import './page-socket.js';
import { accountAnswers } from './answers/account-answers.js';
import { botAnswers } from './answers/bot-answers.js';
import { chatAnswers } from './answers/chat-answers.js';
import type { Step } from './act-on.js';

const { findControl, openOverlays, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { ids, now } = await import('./answers/ids.js');

/*
 * Lists that arrive in another order after a refetch. Each row keeps its DOM element. The focus, an open menu and
 * text that is being typed therefore stay with their row. Otherwise the owner would suddenly act on another row.
 */

const rows = 'li, tr, [role=listitem], [role=option]';
/** Data whose order means something else than the order of rows. */
const inTheirOrder = new Set<unknown>([hours.read]);

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.toReversed();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, Array.isArray(inner) ? inner.toReversed() : inner]));
}

/** The rows of the page, or of the uppermost window, by their text. Rows whose text is not unique are left out. */
function rowsByText(): Map<string, Element> {
  const part = openOverlays().at(-1) ?? document.body;
  const all = [...part.querySelectorAll(rows)].map((row) => [row.textContent, row] as const);
  return new Map(all.filter(([text]) => text !== '' && all.filter(([other]) => other === text).length === 1));
}

const placeOf = (row: Element): number => [...(row.parentElement?.children ?? [])].indexOf(row);

/** Screens with lists, and the steps that open more of them. */
const lists: Readonly<Record<string, { readonly path: string; readonly after?: readonly Step[] }>> = {
  closings: { path: '/closing' },
  products: { path: '/produk' },
  'products to change': { path: '/produk', after: [{ kind: 'press', key: 'button "Pilih"' }] },
  answers: { path: '/produk?bagian=jawaban' },
  'excluded numbers': { path: '/blacklist' },
  'leads who wait': { path: '/dashboard' },
  chats: { path: '/chat-history' },
  'quick replies': { path: `/chat-history?percakapan=${ids.budi}`, after: [{ kind: 'press', key: 'button "Balasan cepat"' }] },
  'logged-in devices': { path: '/settings' },
  payments: { path: '/billing' },
  'scheduled follow-ups': { path: '/followup' },
  'figures of the report': { path: '/laporan' },
  'earlier versions': { path: '/prompt', after: [{ kind: 'press', key: 'button "Versi sebelumnya"' }] },
};

test.each(Object.entries(lists))('%s: every row keeps its element when the order changes', async (_name, { path, after = [] }) => {
  const { server, settle } = await openScreen(path, { part: 'page' });
  for (const step of after) {
    await perform(step, findControl(step, [document.body])!);
    await settle();
  }
  const before = [...rowsByText()].map(([text, row]) => ({ text, row, place: placeOf(row) }));
  for (const one of [...accountAnswers, ...botAnswers, ...chatAnswers]) {
    if (one.route.method === 'GET' && !inTheirOrder.has(one.route)) server.replaceAnswer({ ...one, reply: reversed(one.reply) });
  }
  // The owner returns to the tab, so the panel fetches stale data again.
  jest.setSystemTime(now.getTime() + 30_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await settle();
  const shown = rowsByText();
  const moved = before.filter(({ text, place }) => shown.has(text) && placeOf(shown.get(text)!) !== place);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.filter(({ text, row }) => shown.get(text) !== row).map(({ text }) => text)).toEqual([]);
});
