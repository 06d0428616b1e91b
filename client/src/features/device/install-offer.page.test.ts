import { beforeEach, expect, jest, test } from '@jest/globals';
import { askInstall, declineInstall, keepInstallOffer, readInstallWay } from './install-offer.js';

/** jsdom has no `matchMedia`: the panel is open in a browser tab. */
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
keepInstallOffer();

/** The browser's install event, as Chrome fires it. */
function bring(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice: Promise.resolve({ outcome }) });
  window.dispatchEvent(event);
  return { event, prompt };
}

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event('appinstalled')); // forgets an earlier question
});

test('the browser does not ask by itself: its question waits for the panel', () => {
  expect(readInstallWay()).toBeNull();
  const { event, prompt } = bring('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(readInstallWay()).toBe('asked');
  expect(prompt).not.toHaveBeenCalled();
});

test('a question that was asked cannot be asked again, and a refusal is remembered', async () => {
  const { prompt } = bring('dismissed');
  await askInstall();
  await askInstall();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(readInstallWay()).toBeNull();
  bring('accepted');
  expect(readInstallWay()).toBeNull();
});

test('an owner who accepted gets a new offer only when the browser prompts again', async () => {
  bring('accepted');
  await askInstall();
  expect(readInstallWay()).toBeNull();
  bring('accepted');
  expect(readInstallWay()).toBe('asked');
});

test('an owner who declines in the panel is not asked any more', () => {
  bring('accepted');
  declineInstall();
  expect(readInstallWay()).toBeNull();
});
