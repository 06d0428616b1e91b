import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Banner } from './banner.js';
import { Button } from '../forms/button.js';
import { toneSurface } from '../theme/tone.js';
import { Toasts } from './toast.js';
import { dismissNotices, dismissOldToasts, dismissToast, notify, readToasts, setOpenPlace } from './toast-store.js';

afterEach(() => act(() => readToasts().forEach((toast) => dismissToast(toast.id))));

test('a toast is an alert with the very words, and goes when it is closed', async () => {
  render(<Toasts />);
  act(() => notify('Paket Anda telah berakhir. Silakan perbarui paket Anda.'));
  expect(screen.getByRole('alert').textContent).toBe('Paket Anda telah berakhir. Silakan perbarui paket Anda.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the same news twice is one toast', () => {
  render(<Toasts />);
  act(() => {
    notify('✅ Prompt berhasil disimpan.');
    notify('✅ Prompt berhasil disimpan.');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a message is good with the check mark and an alert without', () => {
  render(
    <>
      <Banner>✅ Email berhasil diperbarui.</Banner>
      <Banner>❌ Gagal memperbarui email.</Banner>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('✅ Email berhasil diperbarui.');
  expect(screen.getByRole('alert').textContent).toBe('❌ Gagal memperbarui email.');
});

test('a busy button has the label of its action and cannot be pressed', () => {
  render(
    <Button busy busyLabel="Menyimpan...">
      Simpan
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Menyimpan...' }).hasAttribute('disabled')).toBe(true);
});

const serious = { id: 'n1', level: 'serious', path: '/bot' } as const;

test('a notice has the colour of its level, not of its words; a serious one stays, leads to its page and ends with its cause', async () => {
  render(
    <MemoryRouter>
      <Toasts />
    </MemoryRouter>,
  );
  act(() => notify('Paket Anda berakhir 3 hari lagi\nBerhasil gagal', { id: 'n0', level: 'info', path: '/billing' }));
  expect(screen.getByRole('alert').className).toContain('bg-info-soft');
  act(() => notify('✅ Bot WhatsApp tidak aktif', serious));
  const alert = () => screen.queryAllByRole('alert').find((one) => one.textContent.includes('tidak aktif'));
  expect(alert()!.className).toContain('bg-warn-soft');
  expect(screen.getByRole('link', { name: 'Buka' }).getAttribute('href')).toBe('/bot');
  act(() => notify('Chat baru', { id: 'n2', level: 'info', path: '/chat-history' }));
  // Phones show only the last toast. A serious notice is in front of later notices. The result of the owner's own
  // action is in front of both.
  expect(screen.getAllByRole('alert').at(-1)).toBe(alert());
  act(() => notify('Tersimpan'));
  expect(screen.getAllByRole('alert').at(-1)!.textContent).toContain('Tersimpan');
  act(() => dismissOldToasts(performance.now() + 60_000));
  expect(readToasts().map(({ text }) => text)).toEqual(['✅ Bot WhatsApp tidak aktif']);
  act(() => dismissNotices(new Set(['other'])));
  expect(alert()).toBeDefined();
  act(() => dismissNotices(new Set(['n1'])));
  expect(alert()).toBeUndefined();
});

test('other messages do not push a serious notice away; of many, the newest remain', () => {
  const texts = () => readToasts().map(({ text }) => text);
  act(() => notify('Bot Offline', serious));
  act(() => ['satu', 'dua', 'tiga', 'empat'].forEach((text) => notify(text)));
  expect(texts().toSorted()).toEqual(['Bot Offline', 'empat', 'tiga']);
  act(() => [1, 2, 3].forEach((at) => notify(`Keluhan ${at}`, { ...serious, id: `k${at}` })));
  expect(texts()).toEqual(['Keluhan 1', 'Keluhan 2', 'Keluhan 3']);
});

test('a serious notice about the chat that is open is shown again when the owner leaves the chat', () => {
  render(
    <MemoryRouter>
      <Toasts />
    </MemoryRouter>,
  );
  const path = '/b/1/chat-history?kontak=6285700002222';
  act(() => notify('Rina: Keluhan', { id: 'n1', level: 'serious', path }));
  act(() => notify('Closing dari Rina', { id: 'n2', level: 'good', path }));
  act(() => setOpenPlace(path));
  expect(screen.getAllByRole('alert').map((one) => one.querySelector('p')!.textContent)).toEqual(['Closing dari Rina']);
  act(() => setOpenPlace('/b/1/chat-history?kontak=62811'));
  expect(screen.getByText('Rina: Keluhan')).toBeTruthy();
  act(() => setOpenPlace(path));
  act(() => setOpenPlace(null));
  expect(screen.getByText('Rina: Keluhan')).toBeTruthy();
});

test.each([
  ['✅ Tersimpan.', undefined, 'status', false, 'good'],
  ['❌ Gagal.', undefined, 'alert', false, 'bad'],
  ['Gagal memuat.', undefined, 'alert', true, 'bad'],
  ['Gagal memuat.', 'bad', 'alert', true, 'bad'],
  ['Nomor pindah.', 'warn', 'status', true, 'warn'],
  ['Siap.', 'good', 'status', true, 'good'],
  [<b key="b">Siap.</b>, undefined, 'status', true, 'info'],
] as const)('a message “%s” in the tone %s is a %s; with a sign of its own: %s', (...[words, tone, role, hasSign, colour]) => {
  render(<Banner {...(tone && { tone })}>{words}</Banner>);
  const banner = screen.getByRole(role);
  expect([banner.querySelector('svg') !== null, banner.className.includes(toneSurface[colour])]).toEqual([hasSign, true]);
});
