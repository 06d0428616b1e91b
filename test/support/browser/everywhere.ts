import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitFor } from '../wait-for.ts';
import { patience } from './account-actions.ts';

export interface Moment {
  /** Status word in the header. */
  readonly word: string;
  /** Title of the dashboard's status strip and of the bot's page. */
  readonly title: string;
  /** Heading of the queue. */
  readonly queue: string;
  /** Number of serious notices in the bell. */
  readonly open: number;
  /** True when the package has ended. The bot's page then links to the packages. */
  readonly ended?: true;
}

/**
 * Follows a link of the menu, or a link of the page when the menu has no such link. On phones a notice may cover
 * links in the header.
 */
export async function go(page: Page, place: string): Promise<void> {
  const link = (within: string) => page.locator(`${within} a[href$="${place}"]:visible`);
  const inMenu = await link('nav').count();
  await link(inMenu > 0 ? 'nav' : 'main')
    .first()
    .click(patience);
}

/**
 * Waits until the header, the browser tab, the dashboard, its queue, the bell and the page of the bot all show this
 * state. A failure shows which of them differs.
 */
export async function seeEverywhere(page: Page, { word, title, queue, open, ended }: Moment): Promise<void> {
  await go(page, '/dashboard');
  const seen = async () => ({
    word: await page.getByRole('link', { name: /^Status bot: / }).getAttribute('aria-label', patience),
    tab: await page.title(),
    strip: await page.getByRole('region', { name: 'Keadaan bot' }).getByRole('heading').innerText(patience),
    queue: await page.getByRole('region', { name: 'Hari ini' }).getByRole('heading').first().innerText(patience),
    bell: await page.getByRole('button', { name: /^Pemberitahuan/ }).getAttribute('aria-label', patience),
  });
  const count = queue.match(/^\d+/)?.[0];
  const wanted = {
    word: `Status bot: ${word}`,
    tab: `${count === undefined ? '' : `(${count}) `}${word === 'Aktif' ? '' : `⚠ ${word} · `}Dashboard · Whatsapp Bot AI`,
    strip: title,
    queue,
    bell: open === 0 ? expect.not.stringContaining('ditangani') : expect.stringContaining(`${open} perlu ditangani`),
  };
  let last: unknown;
  await waitFor(
    async () => {
      last = await seen();
      try {
        expect(last).toEqual(wanted);
        return true;
      } catch {
        return false;
      }
    },
    { what: `all screens agreeing on '${title}'` },
  ).catch((error: unknown) => {
    expect(last).toEqual(wanted);
    throw error;
  });
  if (ended) return;
  await go(page, '/bot');
  await page.getByRole('main').getByRole('heading', { name: title, exact: true }).waitFor(patience);
}
