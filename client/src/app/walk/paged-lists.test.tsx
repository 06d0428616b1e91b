import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { notices } from '#contracts/http/account/notices';
import { closings } from '#contracts/http/chat/closings';
import { followup } from '#contracts/http/chat/followup';
import { limits } from '#contracts/values/limits';
import { oldChatsPageSize } from '../../features/followup/old-chats.rules.js';
import './page-socket.js';
import { accountAnswers } from './answers/account-answers.js';
import { answer, type Answer } from './answers/answer.js';
import { chatAnswers } from './answers/chat-answers.js';

const { openScreen } = await import('./open-screen.js');

/* Lists that read one page after the other: a full page may have a next one, which begins after the last row. */

const stored = <Reply,>(route: object) => [...accountAnswers, ...chatAnswers].find((one) => one.route === route)!.reply as Reply;
const idOf = (nth: number) => `0197c0de-0000-7000-8000-${String(nth).padStart(12, '0')}`;
/** That many rows like the example's first one, with ids of their own. */
const rowsOf = <Row extends object>([first]: readonly Row[], count: number, id = 'id'): Row[] =>
  Array.from({ length: count }, (_, at) => ({ ...first!, [id]: idOf(at + 1) }));

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
  /** Part of the request for a page. */
  readonly asks: string;
}

const lists: Readonly<Record<string, List>> = {
  closings: {
    ...{ size: limits.pageSize, path: '/closing', asks: '/closings?' },
    answers: (count) => [answer(closings.list, rowsOf(stored<object[]>(closings.list), count) as never)],
  },
  'follow-ups': {
    ...{ size: limits.pageSize, path: '/followup', asks: '/followup/queue?' },
    answers: (count) => {
      const { rows } = stored<{ rows: object[] }>(followup.queue);
      return [answer(followup.queue, { rows: rowsOf(rows, count), total: count } as never)];
    },
  },
  'chats of before': {
    ...{ size: oldChatsPageSize, path: '/followup', asks: '/followup/old-chats?' },
    answers: (count) => {
      const page = stored<{ rows: object[] }>(followup.oldChats);
      const all = { ...page, rows: rowsOf(page.rows, count, 'conversationId'), total: count };
      return [answer(followup.read, { day1: off, day2: off, day3: off }), answer(followup.oldChats, all as never)];
    },
    open: async (settle) => {
      await press(settle, screen.getByRole('switch', { name: 'Follow-up Hari 1: Nonaktif' }));
      await press(settle, screen.getByRole('button', { name: 'Simpan Konfigurasi' }));
    },
  },
  notices: {
    ...{ size: limits.noticesPerPage, path: '/logs', asks: '/notices?' },
    answers: (count) => {
      const page = stored<{ rows: object[] }>(notices.list);
      return [answer(notices.list, { ...page, rows: rowsOf(page.rows, count) } as never)];
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
