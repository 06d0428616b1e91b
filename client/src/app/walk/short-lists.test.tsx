import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { analytics } from '#contracts/http/account/analytics';
import { notices } from '#contracts/http/account/notices';
import { reports } from '#contracts/http/account/reports';
import { bot } from '#contracts/http/bot/bot';
import { knowledge } from '#contracts/http/bot/knowledge';
import { products } from '#contracts/http/bot/products';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { blacklist } from '#contracts/http/chat/blacklist';
import { chat } from '#contracts/http/chat/chat';
import { closings } from '#contracts/http/chat/closings';
import { followup } from '#contracts/http/chat/followup';
import { quickReplies } from '#contracts/http/chat/quick-replies';
import type { Route } from '#contracts/http/route';
import './page-socket.js';
import { accountAnswers } from './answers/account-answers.js';
import type { Answer } from './answers/answer.js';
import { botAnswers } from './answers/bot-answers.js';
import { chatAnswers } from './answers/chat-answers.js';

const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');

/*
 * Lists with no row, one row and two rows. Only the list without rows shows the text for an empty list, and each row
 * is shown. Rows that the server has not stored yet also count.
 */

type Fields = Readonly<Record<string, unknown>>;

const replyOn = (route: Route) => [...accountAnswers, ...botAnswers, ...chatAnswers].find((one) => one.route === route)!.reply;
/** The example shop's answer on a route. */
const stored = (route: Route) => replyOn(route) as Fields;
/** The rows of an answer that is a list. */
const storedRows = (route: Route) => replyOn(route) as readonly Fields[];
const nameOfRow = (nth: number) => `Baris-${nth}`;
const idOf = (nth: number) => `0197c0de-0000-7000-8000-${String(9_000 + nth).padStart(12, '0')}`;
const oneTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Returns `count` rows that copy an example. In each row, the fields in `named` contain the name of the row. */
const rows = (example: Fields, count: number, ...named: readonly string[]): Fields[] =>
  oneTo(count).map((nth) => ({
    ...example,
    ...('id' in example && { id: idOf(nth) }),
    ...('conversationId' in example && { conversationId: nth === 1 ? ids.budi : idOf(nth) }),
    ...Object.fromEntries(named.map((name) => [name, nameOfRow(nth)])),
  }));

interface List {
  readonly answer: (count: number) => Answer;
  /** The text that the screen shows only for an empty list. Null when there is no such text. */
  readonly says: string | null;
  /** The text of the nth row. Default: the name of the row. Null when all rows look the same. */
  readonly shows?: ((nth: number) => string) | null;
}

/** A list whose answer is the array of rows itself. */
const plain = (route: Route, says: string | null, ...named: readonly string[]): List => ({
  ...{ says, answer: (count) => ({ route, reply: rows(storedRows(route)[0]!, count, ...named) }) },
});
/** A list whose rows are in a field of the answer. */
const inField = (route: Route, field: string, says: string | null, ...named: readonly string[]): List => ({
  says,
  answer: (count) => {
    const reply = stored(route);
    const own = rows((reply[field] as readonly Fields[])[0]!, count, ...named);
    return { route, reply: { ...reply, [field]: own, ...('total' in reply && { total: count }) } };
  },
});

interface Screen {
  readonly path: string;
  /** Buttons that lead to the lists. */
  readonly press?: readonly RegExp[];
  readonly lists: readonly List[];
}

const numbersOf = (count: number) => oneTo(count).map((nth) => `628120000010${nth}@c.us`);
const talk = `/chat-history?percakapan=${ids.budi}`;
const emptyQueue = 'Keluhan, bukti transfer, dan pertanyaan yang perlu Anda jawab akan muncul di sini.';

const screens: Readonly<Record<string, Screen>> = {
  'orders of the shop, and notices': {
    ...{ path: '/closing', press: [/^Pemberitahuan/] },
    lists: [
      plain(closings.list, 'Belum ada closing', 'summary'),
      {
        says: 'Belum ada pemberitahuan',
        answer: (count) => ({
          route: notices.list,
          reply: { ...stored(notices.list), open: [], rows: rows((stored(notices.list).rows as Fields[])[0]!, count, 'title') },
        }),
      },
    ],
  },
  'notices that need the owner alone': {
    ...{ path: '/profil', press: [/^Pemberitahuan/] },
    lists: [
      {
        says: 'Belum ada pemberitahuan',
        answer: (count) => ({
          route: notices.list,
          reply: { ...stored(notices.list), rows: [], open: rows((stored(notices.list).open as Fields[])[0]!, count, 'title') },
        }),
      },
    ],
  },
  'follow-ups': {
    path: '/followup',
    lists: [
      inField(followup.queue, 'rows', 'Belum ada yang terjadwal', 'name'),
      inField(followup.results, 'recent', 'Belum ada follow-up yang terkirim', 'text'),
    ],
  },
  'excluded numbers': {
    path: '/blacklist',
    lists: [
      {
        ...{ says: 'Belum ada nomor' },
        answer: (count) => ({
          route: blacklist.list,
          reply: { blacklist: numbersOf(count), labels: numbersOf(count).map((number, at) => ({ number, label: nameOfRow(at + 1) })) },
        }),
      },
      {
        ...{ says: null, shows: (nth) => `Rajin-${nth}` },
        answer: (count) => ({
          route: blacklist.heaviest,
          reply: { leads: oneTo(count).map((nth) => ({ number: `628120000020${nth}`, name: `Rajin-${nth}`, answers: nth })) },
        }),
      },
    ],
  },
  products: { path: '/produk', lists: [inField(products.list, 'products', 'Belum ada produk', 'name')] },
  answers: { path: '/produk?bagian=jawaban', lists: [inField(knowledge.list, 'answers', 'Belum ada jawaban', 'question')] },
  'chats, and what belongs to one': {
    ...{ path: talk, press: [/^Balasan cepat$/] },
    lists: [
      plain(chat.messages, 'Tidak ada messages', 'body'),
      { ...plain(closings.list, 'Belum ada closing.', 'summary'), shows: null },
      { ...inField(followup.queue, 'rows', 'Tidak ada yang terjadwal.'), shows: null },
      {
        ...{ says: null, shows: (nth) => `Balasan-${nth}` },
        answer: (count) => ({
          route: quickReplies.list,
          reply: oneTo(count).map((nth) => ({ id: idOf(nth), body: `Balasan-${nth}`, photoId: null })),
        }),
      },
    ],
  },
  chats: { path: '/chat-history', lists: [plain(chat.contacts, 'Tidak ada contacts', 'name', 'ownName')] },
  'the start': {
    path: '/dashboard',
    lists: [
      {
        says: emptyQueue,
        answer: (count) => ({
          route: chat.waiting,
          reply: {
            ...{ counts: { needsOwner: count, takenOver: 0, unread: 0, leftBehind: 0 }, next: null },
            leads: rows(storedRows(chat.contacts)[0]!, count, 'name', 'ownName'),
          },
        }),
      },
      {
        ...{ says: 'Belum ada closing dalam 30 hari terakhir', shows: null },
        answer: (count) => {
          const reply = stored(analytics.summary) as Fields & { closings: { daily: readonly Fields[] } };
          const daily = reply.closings.daily.map((day, at) => ({ ...day, count: at < count ? 1 : 0 }));
          return {
            route: analytics.summary,
            reply: {
              ...{ ...reply, closings: { ...reply.closings, daily } },
              onboarding: { linked: true, trained: true, triedOut: true, firstReply: true },
            },
          };
        },
      },
    ],
  },
  'a report': {
    path: '/laporan',
    lists: [
      {
        ...{ says: 'Tidak ada chat masuk pada hari tersebut', shows: null },
        answer: (count) => ({
          route: reports.read,
          reply: { ...stored(reports.read), chats: count, closings: { count: 0, amount: 0 } },
        }),
      },
    ],
  },
  'a report with closings alone': {
    path: '/laporan',
    lists: [
      {
        ...{ says: 'Tidak ada chat masuk pada hari tersebut', shows: null },
        answer: (count) => ({
          route: reports.read,
          reply: { ...stored(reports.read), chats: 0, closings: { count, amount: 0 } },
        }),
      },
    ],
  },
  'the log': {
    path: '/logs',
    lists: [
      {
        ...{ says: 'Log kosong...', shows: (nth) => `[2026-11-27 09:5${nth}:00] [INFO] ${nameOfRow(nth)}` },
        answer: (count) => ({
          route: bot.logs,
          reply: {
            logs: oneTo(count)
              .map((nth) => `[2026-11-27 09:5${nth}:00] [INFO] ${nameOfRow(nth)}`)
              .join('\n'),
          },
        }),
      },
    ],
  },
  'earlier texts': {
    ...{ path: '/prompt', press: [/^Versi sebelumnya$/] },
    lists: [
      plain(trainingParts.versions, 'Belum ada. Setiap kali Anda menyimpan perubahan, tulisan sebelumnya dicatat di sini.', 'prompt'),
    ],
  },
};

test.each(Object.entries(screens))('%s: none, one and two', async (_name, { path, press = [], lists }) => {
  for (const count of [0, 1, 2]) {
    const { settle } = await openScreen(path, { part: 'page', answers: lists.map((list) => list.answer(count)) });
    for (const name of press) {
      await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
      await settle();
    }
    const isShown = (text: string) => screen.queryAllByText((_, element) => element?.textContent === text).length > 0;
    const emptyWords = lists.flatMap(({ says }) => says ?? []);
    expect([count, emptyWords.filter(isShown)]).toEqual([count, count === 0 ? emptyWords : []]);
    const rowWords = (nths: readonly number[]) => lists.flatMap(({ shows = nameOfRow }) => (shows ? nths.map(shows) : []));
    expect([count, rowWords([1, 2]).filter(isShown)]).toEqual([count, rowWords(oneTo(count))]);
  }
});

/* New rows that wait for the server, in lists that are empty on the server. */

async function openEmpty(path: string, answers: readonly Answer[]) {
  const { server, settle } = await openScreen(path, { part: 'page', answers });
  server.writes = 'held';
  const doing = async (action: () => unknown) => {
    await act(async () => void action());
    await settle();
  };
  const write = (label: string, value: string) => doing(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  const press = (name: string) => doing(() => fireEvent.click(screen.getByRole('button', { name })));
  return { server, write, press, doing };
}

test('a message that is being sent is shown in a chat without messages, also when it failed', async () => {
  const { server, write, press, doing } = await openEmpty(`/chat-history?percakapan=${ids.siti}`, [{ route: chat.messages, reply: [] }]);
  expect(screen.queryByText('Tidak ada messages')).toBeTruthy();
  await write('Tulis pesan', 'Halo, Kak');
  await press('Kirim pesan');
  const shown = () => [screen.queryByText('Tidak ada messages'), within(screen.getByLabelText('Pesan')).queryByText('Halo, Kak')];
  expect(shown()).toEqual([null, expect.anything()]);
  await doing(() => server.release('refused'));
  expect(shown()).toEqual([null, expect.anything()]);
});

test('the first question of a try-out is shown while the bot thinks', async () => {
  const { write, press } = await openEmpty('/uji-coba', []);
  await write('Tulis pesan', 'Ada kaos?');
  await press('Kirim pesan');
  const log = within(screen.getByRole('log', { name: 'Chat uji coba' }));
  expect([log.queryByText('Coba tanyakan sesuatu'), log.queryByText('Ada kaos?')]).toEqual([null, expect.anything()]);
});

test('the first excluded number is shown before it is saved', async () => {
  const { write, press } = await openEmpty('/blacklist', [{ route: blacklist.list, reply: { blacklist: [], labels: [] } }]);
  await write('Nomor WhatsApp', '081298765432');
  await press('Simpan');
  expect([screen.queryByText('Belum ada nomor'), screen.queryByText('6281298765432')]).toEqual([null, expect.anything()]);
});

test('the first quick reply is shown when it is saved, and the sentence about the empty list again when it is removed', async () => {
  const { server, write, press, doing } = await openEmpty(talk, [{ route: quickReplies.list, reply: [] }]);
  const empty = () => screen.queryByText(/^Belum ada\. Simpan kalimat/) !== null;
  await press('Balasan cepat');
  expect(empty()).toBe(true);
  await write('Balasan cepat baru', 'Isi baru');
  await press('Simpan');
  await doing(() => server.release('answered'));
  expect([empty(), screen.queryByRole('button', { name: 'Isi baru' })]).toEqual([false, expect.anything()]);
  await press('Hapus: Isi baru');
  expect(empty()).toBe(true);
});
