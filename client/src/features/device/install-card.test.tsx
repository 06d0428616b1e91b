import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { InstallCard } from './install-card.js';
import { keepInstallOffer } from './install-offer.js';

/** jsdom has no `matchMedia`: the panel is open in a browser tab. */
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
keepInstallOffer();
const agent = navigator.userAgent;

const isOn = (device: string): void => void Object.defineProperty(navigator, 'userAgent', { value: device, configurable: true });
const labels = (): (string | null)[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

function bring(): jest.Mock {
  const prompt = jest.fn(() => Promise.resolve());
  const userChoice = Promise.resolve({ outcome: 'accepted' as const });
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice })));
  return prompt;
}

beforeEach(() => {
  cleanup();
  localStorage.clear();
  window.dispatchEvent(new Event('appinstalled')); // forgets an earlier offer
  isOn(agent);
});

test('nothing is offered where the panel cannot be installed', () => {
  render(<InstallCard />);
  expect(document.body.textContent).toBe('');
});

test('where the browser can ask, one press opens its question, and the card goes', async () => {
  render(<InstallCard />);
  const prompt = bring();
  expect(labels()).toEqual(['Pasang', 'Tidak sekarang']);
  expect(document.body.textContent).toContain('ikon itu menunjukkan berapa pelanggan yang menunggu Anda');
  expect(document.body.textContent).not.toContain('tombol Bagikan');
  await act(async () => screen.getByText('Pasang').click());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toBe('');
});

test('on an iPhone the steps by hand are named, without a button that can do nothing', () => {
  isOn('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  render(<InstallCard />);
  expect(labels()).toEqual(['Tidak sekarang']);
  expect(document.body.textContent).toContain('Ketuk tombol Bagikan di browser, lalu pilih Tambah ke Layar Utama.');
});

test('who does not want it now is not asked again', () => {
  render(<InstallCard />);
  bring();
  act(() => screen.getByText('Tidak sekarang').click());
  expect(document.body.textContent).toBe('');
  bring();
  expect(document.body.textContent).toBe('');
});
