import { expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { bareState, qrOf } from './bot.rules.js';
import { StateCard, type StateCardProps } from './state-card.js';

function setup(props: Partial<StateCardProps>) {
  const nothing = () => undefined;
  render(
    <MemoryRouter>
      <StateCard
        state={bareState('offline')}
        qr={null}
        action={null}
        onStart={nothing}
        onStop={nothing}
        refreshing={false}
        onRefresh={nothing}
        onPairByCode={nothing}
        byTouch={false}
        narrow={false}
        {...props}
      />
    </MemoryRouter>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('offline: says so and offers the start', () => {
  setup({});
  expect(screen.getByRole('heading').textContent).toBe('Bot Offline');
  expect(button('Start Bot').hasAttribute('disabled')).toBe(false);
  expect(button('Refresh Status Server')).toBeTruthy();
});

const namesOfButtons = () => screen.getAllByRole('button').map((one) => one.textContent);

test('held in the hand, the code to type comes before the picture to scan, until a number is linked', () => {
  setup({ byTouch: true, narrow: true });
  expect(namesOfButtons().slice(0, 2)).toEqual(['Hubungkan dengan kode', 'Start Bot']);
  expect(button('Hubungkan dengan kode').className).toContain('bg-brand ');
  expect(button('Start Bot').className).not.toContain('bg-brand ');
  cleanup();
  setup({ byTouch: true, narrow: true, state: { ...bareState('offline'), phone: '6281234567890', reason: 'stopped' } });
  expect(button('Hubungkan dengan kode').className).not.toContain('bg-brand ');
  expect(button('Start Bot').className).toContain('bg-brand ');
});

test('with room for one row of buttons the code to type is the last of them', () => {
  setup({});
  expect(namesOfButtons()).toEqual(['Start Bot', 'Stop Bot', 'Refresh Status Server', 'Hubungkan dengan kode']);
});

test('a code to type stands in the card as well, with how long it lives', async () => {
  const pairingCodeUntil = new Date(Date.now() + 100_000).toISOString();
  setup({ state: { ...bareState('qr'), pairingCode: 'ABCD1234', pairingCodeUntil } });
  expect((await screen.findByText('ABCD-1234')).getAttribute('aria-label')).toBe('Kode A B C D 1 2 3 4');
  expect(screen.getByRole('timer').textContent).toMatch(/^Berlaku 1 menit \d\d detik lagi$/);
  expect(screen.getByRole('link', { name: 'Buka WhatsApp' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
});

test('initialising', () => {
  setup({ state: bareState('initing') });
  expect(screen.getByRole('heading').textContent).toBe('Menginisialisasi...');
  expect(button('Start Bot').hasAttribute('disabled')).toBe(true);
  expect(button('Stop Bot').hasAttribute('disabled')).toBe(false);
});

test('qr: shows the code with how long it lives', () => {
  const qr = { url: 'http://server/qr.png', expiresAt: new Date(Date.now() + 40_000).toISOString(), attempt: 2, attempts: 5 };
  setup({ state: { ...bareState('qr'), qr: { ...qr } }, qr });
  expect(screen.getByRole('heading').textContent).toBe('Scan QR WhatsApp');
  expect(screen.getByRole('img').getAttribute('src')).toBe(qr.url);
  expect(screen.getByRole('timer').textContent).toMatch(/Berlaku \d+ detik lagi/);
});

test('online: number, since when, last message', () => {
  setup({ state: { ...bareState('online'), phone: '6281234567890', since: '2026-11-21T00:00:00Z' } });
  expect(screen.getByRole('heading').textContent).toBe('Bot Aktif');
  expect(screen.getByText('0812-3456-7890')).toBeTruthy();
  expect(screen.getByText('21 November 2026 pukul 07.00')).toBeTruthy();
  expect(screen.getByText('Belum ada pesan')).toBeTruthy();
});

test('online and untrained: says that it is silent', () => {
  setup({ state: bareState('online'), untrained: true });
  expect(screen.getByRole('status').textContent).toMatch(/^Sebelum dilatih, bot belum membalas siapa pun\./);
  cleanup();
  setup({ state: bareState('offline'), untrained: true });
  expect(screen.queryByRole('status')).toBeNull();
});

test('the QR is for state qr only, pushed before logged', () => {
  const pushed = { url: 'http://pushed', expiresAt: '2026-11-21T00:00:00Z', attempt: 1, attempts: 5 };
  expect(qrOf(bareState('online'), 'http://logged')).toBeNull();
  expect(qrOf(bareState('initing'), 'http://logged')).toBeNull();
  expect(qrOf(bareState('qr'), null)).toBeNull();
  expect(qrOf(bareState('qr'), 'http://logged')?.url).toBe('http://logged');
  expect(qrOf({ ...bareState('qr'), qr: pushed }, 'http://logged')?.url).toBe('http://pushed');
});
