import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { bot } from '#contracts/http/bot/bot';
import { knowledge } from '#contracts/http/bot/knowledge';
import { products } from '#contracts/http/bot/products';
import { chat } from '#contracts/http/chat/chat';
import './page-socket.js';
import { emptied } from './answers/emptied.js';
import type { Route } from '#contracts/http/route';

const { openScreen } = await import('./open-screen.js');

/*
 * A filter that matches no row. The screen names the filter and keeps its control. It does not claim that the list
 * never had rows.
 */

interface Filtered {
  readonly path: string;
  readonly list: Route;
  readonly control: () => HTMLElement;
  /** The value that the control is set to; undefined for a chip, which is pressed. */
  readonly value?: string;
  readonly says: string;
  /** A row that stays on the screen until the answer arrives. */
  readonly row?: string;
}

const chip = (name: RegExp) => () => screen.getByRole('button', { name });

const filters: Readonly<Record<string, Filtered>> = {
  'products by name': {
    ...{ path: '/produk', list: products.list, control: () => screen.getByLabelText('Cari produk') },
    ...{ value: 'payung', says: 'Tidak ada produk bernama “payung”.', row: 'Kaos Hitam' },
  },
  'products by category': {
    ...{ path: '/produk', list: products.list, control: () => screen.getByLabelText('Kategori') },
    ...{ value: 'Atasan', says: 'Tidak ada produk di kategori “Atasan”.', row: 'Kaos Hitam' },
  },
  'answers by text': {
    ...{ path: '/produk?bagian=jawaban', list: knowledge.list, control: () => screen.getByLabelText('Cari tanya jawab') },
    ...{ value: 'garansi', says: 'Tidak ada yang berisi “garansi”.', row: 'Buka jam berapa?' },
  },
  'chats that wait': {
    ...{ path: '/chat-history', list: chat.contacts, control: chip(/^Menunggu Anda/) },
    says: 'Tidak ada yang menunggu Anda',
  },
  'chats that are unread': {
    ...{ path: '/chat-history', list: chat.contacts, control: chip(/^Belum dibaca/) },
    says: 'Semua sudah dibaca',
  },
  'chats that were taken over': {
    ...{ path: '/chat-history', list: chat.contacts, control: chip(/^Anda ambil alih/) },
    says: 'Tidak ada yang Anda ambil alih',
  },
  'chats with a label': {
    ...{ path: '/chat-history', list: chat.contacts, control: chip(/^Label Baru/) },
    says: 'Tidak ada yang berlabel Baru',
  },
  'lines of the log': {
    ...{ path: '/logs', list: bot.logs, control: () => screen.getByLabelText('Filter log') },
    ...{ value: 'ERROR', says: 'Log kosong...' },
  },
};

const change = (control: HTMLElement, { value }: Filtered) =>
  act(async () => {
    if (value === undefined) fireEvent.click(control);
    else fireEvent.change(control, { target: { value } });
  });

test.each(Object.entries(filters))('%s: while the answer is awaited, the control keeps the focus, and rows stay', async (_name, one) => {
  const { server, settle } = await openScreen(one.path);
  const control = one.control();
  control.focus();
  server.reads = 'held';
  await change(control, one);
  await settle();
  expect([one.control() === control, document.activeElement === control]).toEqual([true, true]);
  if (one.row) expect(screen.getAllByText(one.row, { exact: false }).length).toBeGreaterThan(0);
});

test.each(Object.entries(filters))('%s: the filter that leaves nothing is named and stays', async (_name, one) => {
  const { server, settle, lines } = await openScreen(one.path);
  expect(screen.queryByText(one.says)).toBeNull();
  server.replaceAnswer(emptied().find(({ route }) => route === one.list)!);
  const control = one.control();
  await change(control, one);
  await settle();
  expect(screen.getByText(one.says)).toBeTruthy();
  expect(one.control().isConnected).toBe(true);
  expect(lines().filter((line) => line.includes('Belum ada'))).toEqual([]);
});

test.each([
  ['another search', 'Cari produk', 'tas'],
  ['another category', 'Kategori', 'Atasan'],
])('all products of a list are chosen: %s chooses none', async (_what, control, value) => {
  const { settle } = await openScreen('/produk');
  const press = async (name: RegExp) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await settle();
  };
  const chosen = () => [
    screen.getByRole('group', { name: 'Produk yang dipilih' }).querySelector('[role=status]')?.textContent,
    screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length,
    screen.getByRole<HTMLButtonElement>('button', { name: 'Hapus' }).disabled,
  ];
  await press(/^Pilih$/);
  await press(/^Pilih semua/);
  expect(chosen()).toEqual(['2 dipilih', 2, false]);
  await act(async () => void fireEvent.change(screen.getByLabelText(control), { target: { value } }));
  await settle();
  expect(chosen()).toEqual(['Pilih produk', 0, true]);
});
