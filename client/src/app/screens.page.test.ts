import { expect, test } from '@jest/globals';
import { fetchEarly, fetchWhatIsPressed, load, partThatCame, type Part } from './screens.js';

/* Prefetching the code of screens. Each test uses other screens, because loaded code stays loaded. */

/** Waits until all requested code is loaded from the disk. */
async function untilLoaded(): Promise<void> {
  await Promise.all([load.forgotPassword(), load.terms(), load.undoEmail(), load.logs(), load.panel(), load.resetPassword()]);
  await Promise.resolve();
}
const hasCome = (part: Part): boolean => partThatCame<object>(load[part]) !== undefined;

test('the code of a screen is fetched early for those who may see it', async () => {
  fetchEarly('/forgot-password', true);
  fetchEarly('/logs', false);
  fetchEarly('/tidak-ada', false);
  await untilLoaded();
  expect([hasCome('forgotPassword'), hasCome('logs'), hasCome('panel')]).toEqual([false, false, false]);
  fetchEarly('/forgot-password', false);
  fetchEarly('/logs', true);
  await untilLoaded();
  expect([hasCome('forgotPassword'), hasCome('logs'), hasCome('panel')]).toEqual([true, true, true]);
});

test('a press on a link of the panel fetches the code behind it, wherever on the link it is', async () => {
  fetchWhatIsPressed(() => false);
  const press = async (html: string) => {
    document.body.innerHTML = html;
    document.querySelector('b')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await untilLoaded();
  };
  await press('<a href="https://lain.example/bukan-saya"><b>Lain</b></a><p><b>Teks</b></p>');
  await press('<b>Teks</b>');
  expect(hasCome('undoEmail')).toBe(false);
  await press('<a href="/bukan-saya"><b>Bukan saya</b></a>');
  expect(hasCome('undoEmail')).toBe(true);
  await press('<a href="/b/b1/reset-password"><b>Ganti</b></a>');
  expect(hasCome('resetPassword')).toBe(true);
});
