import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { guides } from '../../features/help/guides.js';
import { searchGuides } from '../../features/help/search.js';
import { guideIds } from '../../ui/layout/guide-ids.js';
import { HelpPage } from './help-page.js';

const open = (at = '/bantuan') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <HelpPage />
    </MemoryRouter>,
  );
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const details = (id: string) => document.getElementById(id) as HTMLDetailsElement;

test('every guide is there under its anchor, closed', () => {
  open();
  expect(titles()).toEqual(guideIds.map((id) => guides[id].title));
  for (const id of guideIds) expect(details(id).open).toBe(false);
});

test.each(guideIds)('an address with #%s opens that guide, focused, and no other', (id) => {
  open(`/bantuan#${id}`);
  expect(guideIds.filter((one) => details(one).open)).toEqual([id]);
  expect(document.activeElement?.textContent).toContain(guides[id].title);
});

test('an anchor that is unknown opens nothing', () => {
  open('/bantuan#tidak-ada');
  expect(guideIds.filter((one) => details(one).open)).toEqual([]);
});

test('the search shows the matching guides, best first, with their number', async () => {
  open();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Cari panduan' }), 'FOLLOW-ÚP');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/panduan untuk/));
  await waitFor(() => expect(titles()[0]).toBe('Follow-up'));
  expect(titles().length).toBeLessThan(guideIds.length);
  await user.clear(screen.getByRole('searchbox', { name: 'Cari panduan' }));
  await user.type(screen.getByRole('searchbox', { name: 'Cari panduan' }), 'zzzz');
  expect(await screen.findByText(/Tidak ada panduan dengan kata itu/)).toBeTruthy();
  expect(titles()).toEqual([]);
});

/** Search texts: all words of the guides' titles and intros, and `zzzz`, which no guide contains. */
const words = ['zzzz', ...guideIds.flatMap((id) => `${guides[id].title} ${guides[id].intro}`.split(/[^\p{L}]+/u))];

test.each([0, 1, 2])('a search that finds %i guides shows them, and offers the team only when there is none', async (count) => {
  const question = words.find((word) => word !== '' && searchGuides(word).length === count)!;
  open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari panduan' }), question);
  expect(await screen.findByText(`${count} panduan untuk “${question}”`)).toBeTruthy();
  expect(titles()).toHaveLength(count);
  expect(screen.queryAllByText(/Tidak ada panduan dengan kata itu/)).toHaveLength(count === 0 ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Tanya tim kami' })).toHaveLength(count === 0 ? 1 : 0);
});

test('a step shows words of the screen as such and leads where it says', async () => {
  open('/bantuan#menghubungkan-whatsapp');
  const guide = details('menghubungkan-whatsapp');
  // the text of the guides is fetched when the first one is opened
  await waitFor(() => expect(guide.querySelector('b')?.textContent).toBe('Start Bot'));
  expect(guide.querySelector('a')?.getAttribute('href')).toBe('/bot');
  expect(guide.textContent).not.toMatch(/\*\*|\]\(/);
});
