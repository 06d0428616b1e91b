import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { MemoryRouter } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import { botTruthOf, botTruths, type BotTone, type BotTruth } from '#contracts/values/bot/bot-truth';
import { botTruthWords } from '#contracts/values/bot/bot-truth-words';
import { offlineWords, reasonWords } from '#contracts/values/bot/offline-words';
import { OfflineReason } from '#contracts/values/statuses';
import { createQueryClient } from '../../api/query-client.js';
import { queryKeys } from '../../api/query-keys.js';
import { deviceOnlineAtom, serverSilentAtom } from '../../state/connection.js';
import { useDocumentTitle } from '../../ui/layout/use-document-title.js';
import { ShopStrip } from '../dashboard/shop-strip.js';
import { BotStatusIndicator } from '../shell/bot-status.js';
import { awayNotices, bareState } from './bot.rules.js';
import { botViewOf } from './bot-view.js';
import { Linked } from './link/linked.js';
import { primaryOf } from './primary.rules.js';
import { StateCard } from './state-card.js';

/*
 * The header, the browser tab, the dashboard, the bot's page and the window after linking show each state of the bot with the same
 * word, title, sentence and colour.
 */

// jsdom has no `matchMedia`.
const noMedia: Partial<MediaQueryList> = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
window.matchMedia = () => noMedia as MediaQueryList;

const none = { count: 0, amount: 0 };
const allIsWell: AnalyticsSummary = {
  ...{ totalToday: 0, total30Days: 0, dailyData: [], dailyBefore: [], aiResponsesLeft: 40, aiResponsesTotal: 1_000, daysLeft: 12 },
  ...{ packageName: 'Paket Basic', packageId: 'ai-1000' as AnalyticsSummary['packageId'], trialUsed: true, username: 'sari' },
  ...{ email: 'sari@gmail.com', closingsToday: 0, closings: { today: none, month: none, daily: [] }, needsYou: 0, aiFailing: false },
  onboarding: { linked: true, trained: true, triedOut: true, firstReply: true },
};
const linked = { phone: '6281234567890' };
const online = { ...bareState('online'), ...linked, since: '2026-11-21T00:00:00Z' };
const sessions: readonly BotState[] = [
  bareState('initing'),
  bareState('qr'),
  { ...bareState('qr'), pairingCode: 'ABCD1234' },
  { ...bareState('qr'), passkey: { step: 'asked', until: null, code: null } },
  { ...bareState('qr'), passkey: { step: 'proving', until: null, code: null } },
  bareState('offline'),
  ...OfflineReason.options.flatMap((reason) =>
    [null, reasonWords[reason]].map((detail) => ({ ...bareState('offline'), ...linked, reason, detail })),
  ),
  ...[null, { kind: 'until' as const, until: '2026-11-23T00:00:00Z' }, { kind: 'unknown' as const }].map((restriction) => ({
    ...online,
    restriction,
  })),
];
/** Every combination of quota, package, training, AI and the owner's hours. */
const summaries = [40, 0].flatMap((aiResponsesLeft) =>
  [12, 0].flatMap((daysLeft) =>
    [true, false].flatMap((trained) =>
      [false, true].flatMap((aiFailing) =>
        (['always', 'outside-hours'] as const).map((answersWhen): AnalyticsSummary => ({
          ...allIsWell,
          ...{ aiResponsesLeft, daysLeft, aiFailing, answersWhen, onboarding: { ...allIsWell.onboarding, trained } },
        })),
      ),
    ),
  ),
);
const beginner = {
  ...allIsWell,
  ...{ daysLeft: 0, packageId: null, trialUsed: false },
  onboarding: { ...allIsWell.onboarding, linked: false },
};

type Away = 'device' | 'server' | null;
type Case = { state: BotState; summary: AnalyticsSummary; away: Away; byTouch?: boolean };

const cases: readonly Case[] = [
  ...sessions.flatMap((state) =>
    (state.status === 'online' ? summaries : [allIsWell, summaries.at(-2)!, beginner]).map((summary) => ({ state, summary, away: null })),
  ),
  { state: online, summary: beginner, away: null },
  { state: bareState('offline'), summary: beginner, away: null, byTouch: true },
  ...(['device', 'server'] as const).flatMap((away) => sessions.slice(-3).map((state) => ({ state, summary: allIsWell, away }))),
];

function Screens({ state, summary, away, byTouch = false }: Case) {
  useDocumentTitle('Dashboard');
  const nothing = () => undefined;
  const view = botViewOf(state, away, summary);
  return (
    <MemoryRouter>
      <header>
        <BotStatusIndicator />
      </header>
      <aside>
        <ShopStrip state={state} summary={summary} />
      </aside>
      <main>
        <StateCard
          {...{ state, view, byTouch, qr: null, action: null, refreshing: false, narrow: byTouch }}
          {...{ onStart: nothing, onStop: nothing, onRefresh: nothing, onPairByCode: nothing }}
          primary={primaryOf(view.truth, state, byTouch)}
        />
      </main>
      <footer>{state.status === 'online' && <Linked state={state} onLeave={nothing} />}</footer>
    </MemoryRouter>
  );
}

async function show(one: Case): Promise<void> {
  const cache = createQueryClient();
  cache.setQueryData(queryKeys.botStatus, one.state);
  cache.setQueryData(queryKeys.analytics, one.summary);
  const store = createStore();
  store.set(queryClientAtom, cache);
  store.set(deviceOnlineAtom, one.away !== 'device');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: one.away !== 'device' });
  store.set(serverSilentAtom, one.away === 'server');
  // waits until the code of the linking steps is loaded
  await act(async () =>
    render(
      <Provider store={store}>
        <QueryClientProvider client={cache}>
          <Screens {...one} />
        </QueryClientProvider>
      </Provider>,
    ),
  );
}

const textOf = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

/** True when the window after linking tells the owner to try the bot out with a message. */
const promisesAnswers = (link: Element) => textOf(link).includes('Minta teman mengirim pesan');

/** The class of the header's dot for each tone. */
const dotOf: Record<BotTone, string> = { good: 'bg-brand', warn: 'bg-warn', bad: 'bg-bad', waiting: 'bg-edge' };

test('in every combination all screens say one thing in one colour', async () => {
  const seen = new Set<BotTruth>();
  for (const one of cases) {
    await show(one);
    const truth = botTruthOf(one.state, one.away, one.summary);
    seen.add(truth);
    const [word, tone] = botTruths[truth];
    const { title, sentence } = botViewOf(one.state, one.away, one.summary);
    const strip = document.querySelector('aside')!;
    const page = document.querySelector('main')!;
    const link = document.querySelector('footer')!;
    const header = screen.getByRole('link', { name: `Status bot: ${word}` });
    expect({
      header: header.dataset.tone,
      dot: header.querySelector('[aria-hidden] > span:last-child')!.className.includes(one.away ? 'border-warn' : dotOf[tone]),
      tab: document.title,
      strip: [textOf(strip.querySelector('h2')), strip.querySelector('section')!.dataset.tone, textOf(strip).includes(sentence)],
      page: [
        textOf(page.querySelector('h2')),
        page.querySelector<HTMLElement>('[data-tone]')!.dataset.tone,
        textOf(page).includes(sentence),
      ],
      ...(one.state.status === 'online' && {
        link: [textOf(link.querySelector('p')), textOf(link).includes(sentence), promisesAnswers(link)],
      }),
    }).toEqual({
      header: tone,
      dot: true,
      tab: `${tone === 'bad' || tone === 'warn' ? `⚠ ${word} · ` : ''}Dashboard · Whatsapp Bot AI`,
      strip: [title, tone, true],
      page: [title, tone, true],
      ...(one.state.status === 'online' && { link: [title, true, truth === 'alive'] }),
    });
    cleanup();
  }
  // `alive-after-owner` is not tested, because its text differs from that of the other hours by one word only.
  // `unchecked` is the state without figures, in which the screens only wait.
  expect(Object.keys(botTruths).filter((truth) => !seen.has(truth as BotTruth))).toEqual(['unchecked', 'alive-after-owner']);
});

/**
 * The button names that a text mentions: the text after "tekan" or "ketuk", up to the end of the sentence. Leaves out
 * sentences that also name the page of the button, because they are true on every screen.
 */
function buttonsNamedIn(text: string): string[] {
  return [...text.matchAll(/\b(?:tekan|ketuk) (\p{Lu}[^.]*)/giu)]
    .map(([, named]) => named!)
    .filter((named) => /^\p{Lu}/u.test(named) && !named.includes('di halaman '));
}

test('the screens name only buttons that they have', async () => {
  const missing = new Set<string>();
  const told = new Set<string>();
  for (const one of cases) {
    const { truth, sentence } = botViewOf(one.state, one.away, one.summary);
    const what = `${truth} ${sentence} ${one.byTouch ?? false}`;
    if (told.has(what)) continue;
    told.add(what);
    await show(one);
    for (const part of ['aside', 'main', 'footer']) {
      const place = document.querySelector(part)!;
      const labels = [...place.querySelectorAll('button, a')].map(textOf);
      for (const paragraph of place.querySelectorAll('p'))
        for (const named of buttonsNamedIn(textOf(paragraph)))
          if (!labels.some((label) => named.startsWith(label)))
            missing.add(`${part}: ${named} (${one.state.reason}, ${labels.join(', ')})`);
    }
    cleanup();
  }
  expect([...missing]).toEqual([]);
});

test('a notice that the bot is off says what the screens say', () => {
  for (const reason of OfflineReason.options) {
    const { title, sentence } = botViewOf({ ...bareState('offline'), ...linked, reason, detail: reasonWords[reason] }, null, allIsWell);
    expect(offlineWords(reason, null)).toEqual({ title, body: sentence });
  }
});

test('the line above all screens says what the page of the bot says while a side is away', () => {
  for (const away of ['device', 'server'] as const) expect(awayNotices[away]).toBe(botTruthWords[`${away}-away`][1]);
});
