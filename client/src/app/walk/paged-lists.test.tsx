import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { notices } from '#contracts/http/account/notices';
import { closings } from '#contracts/http/chat/closings';
import { followup } from '#contracts/http/chat/followup';
import type { Route } from '#contracts/http/route';
import { limits } from '#contracts/values/limits';
import { oldChatsPageSize } from '../../features/followup/old-chats.rules.js';
import './page-socket.js';
import { accountAnswers } from './answers/account-answers.js';
import { answer, type Answer } from './answers/answer.js';
import { chatAnswers } from './answers/chat-answers.js';

const { openScreen } = await import('./open-screen.js');

/*
 * Lists that fetch one page after the other. After a full page there may be another page, which begins after the last
 * row.
 */

/** The example shop's answer on a route. */
const stored = <R extends Route>(route: R) =>
  [...accountAnswers, ...chatAnswers].find((one) => one.route === route)!.reply as z.input<R['reply']>;
const idOf = (nth: number) => `0197c0de-0000-7000-8000-${String(nth).padStart(12, '0')}`;
/** Returns `count` rows that copy the example's first row, each with another id. */
const rowsOf = <Row extends object>([first]: readonly Row[], count: number, withId: (row: Row, id: string) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => withId(first!, idOf(at + 1)));

const off = { enabled: false, aiEnabled: false, text: 'Halo' };
const press = async (settle: () => Promise<void>, element: HTMLElement) => {
  await act(async () => void fireEvent.click(element));
  await settle();
};

interface List {
  readonly size: number;
  readonly path: string;
  readonly answers: (count: number) => Answer[];
  readonly open?: (settle: () => Promise<void>) => Promise<void>;
  /** A text that identifies the request for a page. */
  readonly asks: string;
}

const lists: Readonly<Record<string, List>> = {
  closings: {
    ...{ size: limits.pageSize, path: '/closing', asks: '/closings?' },
    answers: (count) => [
      answer(
        closings.list,
        rowsOf(stored(closings.list), count, (row, id) => ({ ...row, id })),
      ),
    ],
  },
  'follow-ups': {
    ...{ size: limits.pageSize, path: '/followup', asks: '/followup/queue?' },
    answers: (count) => {
      const page = stored(followup.queue);
      return [answer(followup.queue, { ...page, rows: rowsOf(page.rows, count, (row, id) => ({ ...row, id })), total: count })];
    },
  },
  'chats of before': {
    ...{ size: oldChatsPageSize, path: '/followup', asks: '/followup/old-chats?' },
    answers: (count) => {
      const page = stored(followup.oldChats);
      const rows = rowsOf(page.rows, count, (row, conversationId) => ({ ...row, conversationId }));
      return [answer(followup.read, { day1: off, day2: off, day3: off }), answer(followup.oldChats, { ...page, rows, total: count })];
    },
    open: async (settle) => {
      await press(settle, screen.getByRole('switch', { name: 'Follow-up Hari 1: Nonaktif' }));
      await press(settle, screen.getByRole('button', { name: 'Simpan Konfigurasi' }));
    },
  },
  notices: {
    ...{ size: limits.noticesPerPage, path: '/logs', asks: '/notices?' },
    answers: (count) => {
      const page = stored(notices.list);
      return [answer(notices.list, { ...page, rows: rowsOf(page.rows, count, (row, id) => ({ ...row, id })) })];
    },
    open: async (settle) => press(settle, screen.getByRole('button', { name: /^Pemberitahuan/ })),
  },
};

const more = 'Tampilkan lebih banyak';

test.each(Object.entries(lists))(
  '%s: a full page offers the next one, a shorter one does not',
  async (_name, { size, path, answers, open, asks }) => {
    for (const [count, isOffered] of [
      [size - 1, false],
      [size, true],
    ] as const) {
      const { server, settle } = await openScreen(path, { part: 'page', answers: answers(count) });
      await open?.(settle);
      const dialog = screen.queryByRole('dialog');
      const part = within(dialog ?? document.body);
      expect([count, part.queryByRole('button', { name: more }) !== null]).toEqual([count, isOffered]);
      if (!isOffered) continue;
      const heard = server.requests.length;
      await press(settle, part.getByRole('button', { name: more }));
      const asked = server.requests.slice(heard).filter((one) => one.includes(asks) && /[?&]before=/.test(one));
      expect(asked).toEqual([expect.stringContaining(`before=${idOf(size)}`)]);
    }
  },
);
