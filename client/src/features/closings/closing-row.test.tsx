import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ClosingView } from '#contracts/http/chat/closings';
import { ids } from '../../app/walk/answers/ids.js';
import { ClosingRow } from './closing-row.js';

const closing: ClosingView = {
  ...{ id: ids.firstClosing, conversationId: ids.budi, name: 'Budi', phoneNumber: '6281200000001', summary: '2 kaos', amount: 150_000 },
  ...{ state: 'new', at: '2026-11-21T07:05:00Z', earlier: [], doubt: null },
};
const now = new Date('2026-11-21T08:00:00Z');

function show(changed: Partial<ClosingView>) {
  const states: string[] = [];
  const row = <ClosingRow row={{ ...closing, ...changed }} now={now} onChange={(state) => states.push(state)} />;
  const { container } = render(<ul>{row}</ul>, { wrapper: MemoryRouter });
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  return { states, lines, container };
}

test.each<[Partial<ClosingView>, string[]]>([
  [{}, ['BudiRp 150.000', '2 kaos', 'Hari ini 14.05']],
  [{ amount: 0 }, ['BudiRp 0', '2 kaos', 'Hari ini 14.05']],
  [{ amount: null }, ['BudiNilai belum diketahui', '2 kaos', 'Hari ini 14.05']],
  [
    { earlier: [{ summary: '1 kaos', amount: null, until: '2026-11-21T07:00:00Z' }] },
    ['BudiRp 150.000', '2 kaos', 'Diubah pelanggan. Sebelumnya: 1 kaos', 'Hari ini 14.05'],
  ],
])('an order %j reads: %j', (changed, lines) => {
  expect(show(changed).lines).toEqual(lines);
});

test.each([
  [null, null],
  ['called-off', 'Pelanggan membatalkan pesanan ini. Cek chatnya.'],
  ['deleted', 'Pelanggan menghapus pesannya setelah ini dicatat. Cek chatnya.'],
  ['edited', 'Pelanggan mengubah pesannya setelah ini dicatat. Cek chatnya.'],
] as const)('an order whose lead it %s: its line leads to the chat', (doubt, words) => {
  show({ doubt });
  const line = screen.queryByRole('link', { name: /Cek chatnya/ });
  expect([line?.textContent ?? null, line?.getAttribute('href') ?? null]).toEqual([words, words && '/chat-history?kontak=6281200000001']);
});

test.each([
  ['new', false],
  ['paid', false],
  ['sent', false],
  ['cancelled', true],
] as const)('the amount of an order that is %s is crossed out: %s', (state, isCrossed) => {
  const { container } = show({ state });
  expect(container.querySelector('.line-through') !== null).toBe(isCrossed);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status closing Budi' }).value).toBe(state);
});

test('each state can be chosen by its name', () => {
  const { states } = show({});
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect([...select.options].map(({ text }) => text)).toEqual(['Baru', 'Dibayar', 'Dikirim', 'Dibatalkan']);
  for (const { value } of [...select.options]) fireEvent.change(select, { target: { value } });
  expect(states).toEqual(['new', 'paid', 'sent', 'cancelled']);
});
