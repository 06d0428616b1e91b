import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { BotState } from '#contracts/http/bot/bot';
import { OfflineReason } from '#contracts/values/statuses';
import { botTruths, type BotTruth } from '#contracts/values/bot/bot-truth';
import { bareState, qrOf } from './bot.rules.js';
import { botViewOf, type BotFacts } from './bot-view.js';
import { botCardOf } from '../dashboard/bot-card.rules.js';
import { primaryOf } from './primary.rules.js';
import { StateCard, type StateCardProps } from './state-card.js';

const facts: BotFacts = {
  aiResponsesLeft: 40,
  daysLeft: 12,
  packageId: 'ai-1000',
  trialUsed: true,
  aiFailing: false,
  onboarding: { linked: false, trained: true, triedOut: true, firstReply: true },
};

function setup({ known, ...props }: Partial<StateCardProps> & { known?: Partial<BotFacts> }) {
  const nothing = () => undefined;
  const view = botViewOf(props.state ?? bareState('offline'), null, { ...facts, ...known });
  render(
    <QueryClientProvider client={new QueryClient()}>
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
          view={view}
          primary={primaryOf(view.truth, props.state ?? bareState('offline'), props.byTouch ?? false)}
          {...props}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('offline: says so and offers the start', () => {
  setup({});
  expect(screen.getByRole('heading').textContent).toBe('Bot Offline: belum terhubung');
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

test('a code to type is in the card too, with its remaining time', async () => {
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

test('qr: shows the code with how long it lives, once the official badge is asked for', async () => {
  const qr = { url: 'http://server/qr.png', expiresAt: new Date(Date.now() + 40_000).toISOString(), attempt: 2, attempts: 5 };
  setup({ state: { ...bareState('qr'), qr: { ...qr } }, qr });
  expect(screen.getByRole('heading').textContent).toBe('Scan QR WhatsApp');
  expect((await screen.findByRole('img')).getAttribute('src')).toBe(qr.url);
  expect(screen.getByRole('timer').textContent).toMatch(/Berlaku \d+ detik lagi/);
  const question = () => screen.queryByRole('group', { name: 'Nomor ini punya centang resmi WhatsApp?' });
  expect(question()).toBeTruthy();
  // the question is painted over the code, so that it cannot be scanned before the answer
  expect(question()!.parentElement!.parentElement).toBe(screen.getByRole('img').parentElement);
  expect(question()!.parentElement!.className).toMatch(/(?=.*\bz-1\b)(?=.*\bbg-card\b)(?=.*\bcol-start-1 row-start-1\b)/);
  fireEvent.click(button('Ya'));
  expect(screen.getByRole('group', { name: /^Jangan hubungkan nomor itu/ })).toBeTruthy();
  fireEvent.click(button('Pakai nomor lain'));
  expect(question()).toBeTruthy();
  fireEvent.click(button('Tidak'));
  expect(screen.queryByRole('group')).toBeNull();
});

test('online: number, since when, last message', () => {
  setup({ state: { ...bareState('online'), phone: '6281234567890', since: '2026-11-21T00:00:00Z' } });
  expect(screen.getByRole('heading').textContent).toBe('Bot Aktif');
  expect(screen.getByText('0812-3456-7890')).toBeTruthy();
  expect(screen.getByText('21 November 2026 pukul 07.00')).toBeTruthy();
  expect(screen.getByText('Belum ada pesan')).toBeTruthy();
});

test.each([
  [{ level: 'good', text: '10 dari 50 chat baru sudah terpakai.', until: null }, 'baik. 10 dari 50 chat baru sudah terpakai.'],
  [
    { level: 'careful', text: 'Kurangi pesan ke pelanggan baru.', until: '2026-11-21T00:00:00Z' },
    'hati-hati. Kurangi pesan ke pelanggan baru. Sampai 21 November 2026 pukul 07.00.',
  ],
  [
    { level: 'limited', text: 'Jangan memulai chat baru.', until: '2026-11-21T00:00:00Z' },
    'dibatasi. Jangan memulai chat baru. Sampai 21 November 2026 pukul 07.00.',
  ],
] as const)('online with the health %j: one line says so, with the reason and the end', (health, words) => {
  setup({ state: { ...bareState('online'), phone: '6281234567890', health } });
  expect(screen.getByText(/^Kesehatan nomor/).parentElement!.textContent).toBe(`Kesehatan nomor: ${words}`);
});

const untrained = { ...facts.onboarding, trained: false };

test.each<[string, Partial<BotFacts>, string, RegExp]>([
  ['no quota', { aiResponsesLeft: 0 }, 'Bot Aktif, tetapi kuota habis', /^Pelanggan tidak dijawab.*Tambah kuota/],
  ['no package', { daysLeft: 0 }, 'Bot Aktif, tetapi paket berakhir', /^Pelanggan tidak dijawab.*Perbarui paket/],
  ['no training', { onboarding: untrained }, 'Bot Aktif, tetapi belum dilatih', /^Sebelum dilatih, bot belum membalas siapa pun\./],
  ['a failing model', { aiFailing: true }, 'Bot Aktif, tetapi AI bermasalah', /balas dulu pelanggan/],
])('online with %s: says that nobody is answered, and is not green', (_, known, title, sentence) => {
  setup({ state: { ...bareState('online'), phone: '6281234567890' }, known });
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe(title);
  expect(heading.parentElement!.className).toContain('bg-warn-soft');
  expect(screen.getByText(sentence)).toBeTruthy();
});

test.each<[string, Partial<BotFacts>, boolean]>([
  ['answers', {}, true],
  ['is untrained', { onboarding: untrained }, false],
  ['has no quota', { aiResponsesLeft: 0 }, false],
])('a restricted number whose bot %s: promises answers only when there are any', (_, known, promised) => {
  setup({ state: { ...bareState('online'), phone: '6281234567890', restriction: { kind: 'unknown' } }, known });
  expect(screen.getByText(/^WhatsApp membatasi pesan ke kontak baru/).textContent.includes('tetap dibalas')).toBe(promised);
});

test.each([
  ['limited', false],
  ['careful', true],
] as const)('a restriction is told once, with what not to do; a %s number beside it has a line of its own: %s', (level, hasLine) => {
  const health = { level, text: 'WhatsApp membatasi nomor ini.', until: null };
  setup({ state: { ...bareState('online'), phone: '6281234567890', restriction: { kind: 'unknown' }, health } });
  expect(screen.getByText(/^WhatsApp membatasi pesan ke kontak baru/).textContent).toContain('Jangan memulai chat baru dari HP');
  expect(screen.queryByText(/^Kesehatan nomor/) !== null).toBe(hasLine);
});

test('thrown out by the phone: says so in red, with one way back', () => {
  setup({ state: { ...bareState('offline'), reason: 'logged_out' } });
  expect(screen.getByRole('heading').textContent).toBe('Bot Offline: diputus dari HP');
  expect(screen.getByText('WhatsApp di HP Anda memutus bot. Ketuk Hubungkan lagi.')).toBeTruthy();
  expect(button('Hubungkan lagi').className).toContain('bg-brand ');
  expect(button('Start Bot').className).not.toContain('bg-brand ');
});

test.each([
  [true, 'code'],
  [false, 'start'],
])('thrown out by the phone, by touch %s: the way back is the %s, also when the number is known', (byTouch, way) => {
  const ways: string[] = [];
  setup({
    state: { ...bareState('offline'), reason: 'logged_out', phone: '6281234567890' },
    byTouch,
    onStart: () => ways.push('start'),
    onPairByCode: () => ways.push('code'),
  });
  fireEvent.click(button('Hubungkan lagi'));
  expect(ways).toEqual([way]);
});

test.each(OfflineReason.options.flatMap((reason) => [true, false].map((byTouch) => [reason, byTouch] as const)))(
  'offline with the reason %s, by touch %s: no two buttons open the window with the code',
  (reason, byTouch) => {
    for (const phone of [null, '6281234567890']) {
      let opened = 0;
      setup({ state: { ...bareState('offline'), reason, phone }, byTouch, narrow: byTouch, onPairByCode: () => (opened += 1) });
      for (const one of screen.getAllByRole('button')) fireEvent.click(one);
      expect(opened).toBe(1);
      cleanup();
    }
  },
);

test('the dashboard and the page of the bot say the same in the same colour', () => {
  const states = [
    bareState('offline'),
    { ...bareState('offline'), reason: 'logged_out' as const },
    bareState('initing'),
    { ...bareState('online'), phone: '62811' },
  ];
  for (const state of states)
    for (const known of [{}, { aiResponsesLeft: 0 }, { daysLeft: 0 }, { onboarding: untrained }, { aiFailing: true }]) {
      const { title, sentence, tone } = botCardOf(state, null, { ...facts, ...known }, new Date());
      setup({ state, known });
      expect(screen.getByRole('heading').textContent).toBe(title);
      expect(document.body.textContent).toContain(sentence);
      if (state.status === 'online')
        expect(screen.getByRole('heading').parentElement!.className.includes('bg-brand-soft')).toBe(tone === 'good');
      cleanup();
    }
});

test('the QR is for state qr only, pushed before logged', () => {
  const pushed = { url: 'http://pushed', expiresAt: '2026-11-21T00:00:00Z', attempt: 1, attempts: 5 };
  expect(qrOf(bareState('online'), 'http://logged')).toBeNull();
  expect(qrOf(bareState('initing'), 'http://logged')).toBeNull();
  expect(qrOf(bareState('qr'), null)).toBeNull();
  expect(qrOf(bareState('qr'), 'http://logged')?.url).toBe('http://logged');
  expect(qrOf({ ...bareState('qr'), qr: pushed }, 'http://logged')?.url).toBe('http://pushed');
});

// jsdom lacks `matchMedia`, which the passkey steps use to detect the kind of device.
const noMedia: Partial<MediaQueryList> = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
window.matchMedia = () => noMedia as MediaQueryList;

const linked = { phone: '6281234567890' };
const online = { ...bareState('online'), ...linked };
const passkey = (step: 'asked' | 'proving' | 'compare' | 'confirming') => ({
  ...bareState('qr'),
  passkey: { step, until: null, code: 'ABCD' },
});

/** An example of each state of the bot, or several when a state has different looks. */
const examples: [BotTruth, BotState, { known?: Partial<BotFacts>; away?: 'device' | 'server' }][] = [
  ['device-away', online, { away: 'device' }],
  ['device-away', { ...bareState('qr'), pairingCode: 'ABCD1234' }, { away: 'device' }],
  ['server-away', bareState('offline'), { away: 'server' }],
  ['starting', bareState('initing'), {}],
  ['asks-passkey', passkey('asked'), {}],
  ['asks-passkey', passkey('proving'), {}],
  ['asks-passkey', passkey('compare'), {}],
  ['asks-passkey', passkey('confirming'), {}],
  ['asks-code', { ...bareState('qr'), pairingCode: 'ABCD1234' }, {}],
  ['asks-scan', bareState('qr'), {}],
  ['never-linked', bareState('offline'), {}],
  ['stopped', { ...bareState('offline'), ...linked, reason: 'stopped' }, {}],
  ['thrown-out', { ...bareState('offline'), reason: 'logged_out' }, {}],
  ['elsewhere', { ...bareState('offline'), reason: 'number_moved' }, {}],
  ['banned', { ...bareState('offline'), reason: 'banned' }, {}],
  ['suspended', { ...bareState('offline'), ...linked, reason: 'restricted' }, {}],
  ['down', { ...bareState('offline'), ...linked, reason: 'connection' }, {}],
  ['no-package', online, { known: { daysLeft: 0, packageId: null, trialUsed: false } }],
  ['expired', online, { known: { daysLeft: 0 } }],
  ['no-quota', online, { known: { aiResponsesLeft: 0 } }],
  ['untrained', online, { known: { onboarding: untrained } }],
  ['ai-failing', online, { known: { aiFailing: true } }],
  ['restricted', { ...online, restriction: { kind: 'unknown' } }, {}],
  ['alive-outside-hours', online, { known: { answersWhen: 'outside-hours' } }],
  ['alive-after-owner', online, { known: { answersWhen: 'unanswered' } }],
  ['alive', online, {}],
];

test('there is an example of every state', () => {
  // The example list cannot contain `unchecked`: it is the state while the page has no data.
  expect([...new Set(examples.map(([truth]) => truth)), 'unchecked'].toSorted()).toEqual(Object.keys(botTruths).toSorted());
});

test.each(examples.flatMap((example) => [false, true].map((byTouch): [...typeof example, boolean] => [...example, byTouch])))(
  '%s: one button looks like the next step (%#)',
  async (truth, state, { known = {}, away = null }, byTouch) => {
    const view = botViewOf(state, away, { ...facts, ...known });
    expect(view.truth).toBe(truth);
    const primary = primaryOf(truth, state, byTouch);
    setup({ state, view, primary, byTouch, narrow: byTouch });
    const inCard = () => [...document.querySelectorAll('.bg-brand:is(a, button)')].map((one) => one.textContent);
    if (primary === 'own') await waitFor(() => expect(inCard()).toHaveLength(1));
    else expect(inCard()).toHaveLength(primary === 'save' ? 0 : 1);
  },
);

const restrictions = {
  until: { kind: 'until', until: '2026-11-21T00:00:00Z' },
  unknown: { kind: 'unknown' },
} as const;

test.each([
  [null, null],
  ['until', /^WhatsApp membatasi pesan ke kontak baru sampai 21 November 2026 pukul 07\.00\./],
  ['unknown', /^WhatsApp membatasi pesan ke kontak baru dan tidak menyebut sampai kapan\./],
] as const)('a restriction that ends: %s; a bot that is off promises no answers', (kind, words) => {
  const restriction = kind && restrictions[kind];
  for (const state of [online, { ...bareState('offline'), reason: 'restricted' as const }]) {
    setup({ state: { ...state, restriction } });
    const note = screen.queryByText(/^WhatsApp membatasi pesan/)?.textContent ?? null;
    if (words === null) expect(note).toBeNull();
    else expect(note).toMatch(words);
    expect(note?.includes('tetap dibalas') ?? false).toBe(words !== null && state.status === 'online');
    cleanup();
  }
});

test.each(OfflineReason.options)('a bot that is off for the reason %s links to the help about it', (reason) => {
  setup({ state: { ...bareState('offline'), reason } });
  const isAboutLimits = reason === 'restricted' || reason === 'banned';
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/bantuan#${isAboutLimits ? 'nomor-dibatasi' : 'menghubungkan-whatsapp'}`]);
});

const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
test.each([
  ['offline', null, [false, false], null],
  ['offline', 'start', [true, true], 'Start Bot'],
  ['offline', 'stop', [true, true], 'Stop Bot'],
  ['online', null, [true, false], null],
  ['online', 'stop', [true, true], 'Stop Bot'],
  ['initing', null, [true, false], null],
  ['initing', 'start', [true, true], 'Start Bot'],
  ['qr', null, [true, false], null],
] as const)('a bot that is %s while it is asked to %s: start and stop are off %j, and “%s” is busy', (status, action, off, busy) => {
  setup({ state: status === 'online' ? online : bareState(status), action });
  expect([isOff('Start Bot'), isOff('Stop Bot')]).toEqual(off);
  const busyOnes = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-busy') === 'true');
  expect(busyOnes.map(({ textContent }) => textContent)).toEqual(busy === null ? [] : [busy]);
});

test('each button does what it says', () => {
  const done: string[] = [];
  const acts = { onStart: 'start', onStop: 'stop', onRefresh: 'refresh', onPairByCode: 'code' };
  const props = Object.fromEntries(Object.entries(acts).map(([name, what]) => [name, () => done.push(what)]));
  setup(props);
  for (const name of ['Start Bot', 'Stop Bot', 'Refresh Status Server', 'Hubungkan dengan kode']) fireEvent.click(button(name));
  expect(done).toEqual(['start', 'stop', 'refresh', 'code']);
});

test.each([
  [false, { phone: null, reason: null }, false],
  [true, { phone: null, reason: null }, true],
  [true, { phone: '6281234567890', reason: 'stopped' as const }, false],
  [true, { phone: null, reason: 'logged_out' as const }, false],
])('by touch: %s, a bot that is off %j explains both ways to link: %s', (byTouch, fields, isExplained) => {
  setup({ byTouch, narrow: byTouch, state: { ...bareState('offline'), ...fields } });
  expect(document.body.textContent.includes('Di HP ini dengan kode; Start Bot menampilkan kode QR')).toBe(isExplained);
});

test.each([
  [{ phone: null, since: null, lastMessageAt: null }, ['Tidak tersedia', 'Tidak tersedia', 'Belum ada pesan']],
  [
    { since: '2026-11-21T00:00:00Z', lastMessageAt: '2026-11-22T01:00:00Z' },
    ['0812-3456-7890', '21 November 2026 pukul 07.00', '22 November 2026 pukul 08.00'],
  ],
])('a bot with %j: number, since when, last message', (fields, words) => {
  setup({ state: { ...online, ...fields } });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(words);
});

test.each([null, 'Menunggu HP'])('a detail “%s” of a bot that is on', (detail) => {
  setup({ state: { ...online, detail } });
  expect(screen.queryByText('Menunggu HP') !== null).toBe(detail !== null);
});

test('while the state is not known, that is said; a QR code that has not come is waited for', () => {
  setup({ state: undefined, view: null });
  expect(screen.getByText('Memuat status...')).toBeTruthy();
  cleanup();
  setup({ state: bareState('qr') });
  expect([screen.queryByText('Menunggu kode QR...') !== null, screen.queryByRole('img')]).toEqual([true, null]);
});
