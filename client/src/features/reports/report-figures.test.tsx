import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Report } from '#contracts/http/account/reports';
import { ReportFigures } from './report-figures.js';

const none = { count: 0, amount: 0 };
const totals = { chats: 1, newChats: 0, byBot: 0, byOwner: 0, closings: none };
const report: Report = {
  ...{ ...totals, from: '2026-11-25', days: 1, zone: 'WIB', before: { ...totals, chats: 0 }, hours: Array.from({ length: 24 }, () => 0) },
  ...{ firstAnswerSeconds: null, topics: [], unknown: [], lost: 0 },
};
const show = (changed: Partial<Report>) => render(<ReportFigures report={{ ...report, ...changed }} />, { wrapper: MemoryRouter });
/** The figures by their names. */
const figures = () =>
  Object.fromEntries(
    screen
      .queryAllByRole('term')
      .map((name) => [
        name.textContent,
        [...name.nextElementSibling!.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
      ]),
  );
const sections = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test.each([
  [{ days: 1, chats: 0 }, 'Tidak ada chat masuk pada hari tersebut'],
  [{ days: 7, chats: 0 }, 'Tidak ada chat masuk pada minggu tersebut'],
  [{ chats: 0, lost: 3 }, 'Tidak ada chat masuk pada hari tersebut'],
  [{ chats: 1 }, null],
  [{ chats: 0, closings: { count: 1, amount: 0 } }, null],
])('a period with %j says “%s”', (changed, words) => {
  show(changed);
  expect(screen.queryByText(/^Tidak ada chat masuk/)?.textContent ?? null).toBe(words);
  expect(screen.queryAllByRole('term').length > 0).toBe(words === null);
});

test.each<[Partial<Report>, string, string[] | undefined]>([
  [{ chats: 3, newChats: 2 }, 'Chat masuk', ['3', '2 pelanggan baru']],
  [{ chats: 3, newChats: 2, before: { ...totals, chats: 4 } }, 'Chat masuk', ['3', 'turun dari 4']],
  [{ byBot: 5, byOwner: 2, before: { ...totals, byBot: 4, byOwner: 3 } }, 'Dijawab bot', ['5', 'naik dari 4']],
  [{ byBot: 5, byOwner: 2, before: { ...totals, byBot: 4, byOwner: 3 } }, 'Anda jawab sendiri', ['2', 'turun dari 3']],
  [{ byBot: 5 }, 'Dijawab bot', ['5']],
  [{ closings: none }, 'Closing', ['Rp 0', '0 closing']],
  [{ closings: { count: 2, amount: 0 } }, 'Closing', ['Nilai belum diketahui', '2 closing']],
  [
    { closings: { count: 2, amount: 90_000 }, before: { ...totals, closings: { count: 3, amount: 1 } } },
    'Closing',
    ['Rp 90.000', '2 closing, turun dari 3'],
  ],
  [{ firstAnswerSeconds: null }, 'Jawaban pertama', undefined],
  [{ firstAnswerSeconds: 0 }, 'Jawaban pertama', ['0 detik', 'biasanya menunggu selama ini']],
  [{ firstAnswerSeconds: 720 }, 'Jawaban pertama', ['12 menit', 'biasanya menunggu selama ini']],
  [{ lost: 0 }, 'Berhenti sebelum memesan', undefined],
  [{ lost: 1 }, 'Berhenti sebelum memesan', ['1', 'tidak menulis lagi']],
])('a report with %j: the figure “%s” says %j', (changed, name, words) => {
  show(changed);
  expect(figures()[name]).toEqual(words);
});

test.each([
  [{}, ['Jam ramai']],
  [{ chats: 0, closings: { count: 1, amount: 0 } }, []],
  [{ topics: [{ topic: 'price' as const, chats: 2 }] }, ['Jam ramai', 'Paling sering ditanyakan']],
  [{ unknown: [{ question: 'Bisa COD?', times: 1 }] }, ['Jam ramai', 'Yang bot belum tahu']],
])('a report with %j has the parts %j', (changed, titles) => {
  show(changed);
  expect(sections()).toEqual(titles);
});

test('topics have their chats, and a question is counted from the second time on', () => {
  const unknown = [3, 2, 1].map((times) => ({ question: `Tanya ${times}`, times }));
  show({
    topics: [
      { topic: 'shipping', chats: 2 },
      { topic: 'price', chats: 1 },
    ],
    unknown,
  });
  const rowsOf = (list: number) =>
    within(screen.getAllByRole('list')[list]!)
      .getAllByRole('listitem')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(rowsOf(0)).toEqual([
    ['Ongkir', '2 chat'],
    ['Harga', '1 chat'],
  ]);
  expect(rowsOf(1)).toEqual([['Tanya 3', '3 kali'], ['Tanya 2', '2 kali'], ['Tanya 1']]);
});

test('each hour has its messages', () => {
  show({ hours: report.hours.map((_, hour) => hour) });
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: /^Pukul 00\.00–00\.59/ }).textContent).toBe('Pukul 00.00–00.590');
  expect(table.getByRole('row', { name: /^Pukul 23\.00–23\.59/ }).textContent).toBe('Pukul 23.00–23.5923');
});
