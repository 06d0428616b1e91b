import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { claimed, nextMode, trialUsed, unlinked, type Course, type Mode, type ModeEvent, type Outcome } from './mode.rules.js';
import { noTries, type Ending } from './session.rules.js';
import { runs } from '../../../test/support/runs.js';

const course: Course = { aim: { kind: 'run' }, tries: noTries, proof: 'link' };
const unlinking: Course = { ...course, aim: { kind: 'unlink', endings: 0 } };
const number = { phone: '628111', lid: null };
const taken: Outcome = { reason: 'number_taken', detail: null, wipe: true };
const ending: Omit<Ending, 'codesShown'> = { code: 428, linking: false, paired: false, openMs: 60_000, restart: false };
const half = () => 0.5;

const modes = {
  preparing: { kind: 'preparing', course },
  connecting: { kind: 'connecting', course, device: null, codes: 1 },
  admitting: { kind: 'admitting', course },
  online: { kind: 'online', course, number },
  'closing/decide': { kind: 'closing', course, codes: 0, follows: { kind: 'decide' } },
  'closing/again': { kind: 'closing', course, codes: 0, follows: { kind: 'again' } },
  'closing/stop': { kind: 'closing', course, codes: 0, follows: { kind: 'stop' } },
  'closing/finish': { kind: 'closing', course, codes: 0, follows: { kind: 'finish', outcome: taken } },
  waiting: { kind: 'waiting', course, pauseMs: 60_000, hurryAtMs: 10_000, shown: null },
  finishing: { kind: 'finishing', outcome: taken },
  'ended/done': { kind: 'ended', how: 'done' },
  'ended/lost': { kind: 'ended', how: 'lost' },
} satisfies Record<string, Mode>;

const events = {
  prepared: { kind: 'prepared', device: '{}' },
  unfit: { kind: 'unfit' },
  failed: { kind: 'failed' },
  code: { kind: 'code', text: 'qr' },
  paired: { kind: 'paired', pn: '628111' },
  'trial-used': { kind: 'trial-used' },
  'passkey-failed': { kind: 'passkey-failed', detail: 'Waktu habis.' },
  opened: { kind: 'opened', pn: '628111', lid: null },
  admitted: { kind: 'admitted', number },
  refused: { kind: 'refused', outcome: taken },
  closed: { kind: 'closed', code: 428 },
  'drained/ended': { kind: 'drained', ending, nowMs: 0 },
  'drained/lost': { kind: 'drained', ending: 'lost', nowMs: 0 },
  rested: { kind: 'rested' },
  finished: { kind: 'finished' },
  stop: { kind: 'stop' },
  abandon: { kind: 'abandon' },
  unlink: { kind: 'unlink' },
  relink: { kind: 'relink' },
  hurry: { kind: 'hurry' },
  'notify/early': { kind: 'notify', nowMs: 9_999 },
  'notify/late': { kind: 'notify', nowMs: 10_000 },
} satisfies Record<string, ModeEvent>;

type ModeName = keyof typeof modes;
type EventName = keyof typeof events;

function nameOf(mode: Mode): string {
  if (mode.kind === 'closing') return `closing/${mode.follows.kind}`;
  return mode.kind === 'ended' ? `ended/${mode.how}` : mode.kind;
}

/** The expected reaction of every mode to each event. An event that is not listed changes nothing. */
const table: Record<ModeName, Partial<Record<EventName, string>>> = {
  preparing: {
    prepared: 'connecting',
    unfit: 'ended/done',
    'passkey-failed': 'finishing',
    failed: 'waiting',
    stop: 'ended/done',
    abandon: 'ended/lost + abandon',
    unlink: 'preparing, unlinking',
  },
  connecting: {
    code: 'connecting + show-code',
    paired: 'connecting + take-number',
    'trial-used': 'connecting',
    'passkey-failed': 'closing/finish + close',
    opened: 'admitting + admit',
    closed: 'closing/decide',
    'drained/ended': 'waiting',
    'drained/lost': 'ended/lost',
    stop: 'closing/stop + close',
    abandon: 'ended/lost + abandon',
    unlink: 'connecting, unlinking',
    relink: 'closing/again + cut',
  },
  admitting: {
    admitted: 'online + show-online',
    refused: 'closing/finish + log-out',
    'trial-used': 'closing/finish + log-out',
    failed: 'closing/decide + cut',
    closed: 'closing/decide',
    'drained/ended': 'waiting',
    'drained/lost': 'ended/lost',
    stop: 'closing/stop + close',
    abandon: 'ended/lost + abandon',
    unlink: 'closing/finish, unlinking + log-out',
  },
  online: {
    closed: 'closing/decide + show-interruption',
    'drained/ended': 'waiting',
    'drained/lost': 'ended/lost',
    stop: 'closing/stop + close',
    abandon: 'ended/lost + abandon',
    unlink: 'closing/finish, unlinking + log-out',
  },
  'closing/decide': {
    'trial-used': 'closing/decide',
    'drained/ended': 'waiting',
    'drained/lost': 'ended/lost',
    stop: 'closing/stop + close',
    abandon: 'ended/lost + abandon',
    unlink: 'closing/decide, unlinking',
  },
  'closing/again': {
    'trial-used': 'closing/again',
    'drained/ended': 'preparing',
    'drained/lost': 'ended/lost',
    stop: 'closing/stop + close',
    abandon: 'ended/lost + abandon',
    unlink: 'closing/again, unlinking',
  },
  'closing/stop': {
    'trial-used': 'closing/stop',
    'drained/ended': 'ended/done',
    'drained/lost': 'ended/lost',
    stop: 'closing/stop + close',
    abandon: 'ended/lost + abandon',
    unlink: 'closing/stop, unlinking',
  },
  'closing/finish': {
    'trial-used': 'closing/finish',
    'drained/ended': 'finishing',
    'drained/lost': 'ended/lost',
    stop: 'closing/finish + close',
    abandon: 'ended/lost + abandon',
    unlink: 'closing/finish, unlinking',
  },
  waiting: {
    rested: 'preparing',
    stop: 'ended/done',
    abandon: 'ended/lost + abandon',
    unlink: 'preparing, unlinking',
    hurry: 'preparing',
    'notify/late': 'preparing',
  },
  finishing: { finished: 'ended/done', abandon: 'ended/lost + abandon' },
  'ended/done': {},
  'ended/lost': {},
};

function answer(mode: Mode, event: ModeEvent): string {
  const { mode: after, action } = nextMode(mode, event, half);
  if (after === mode && !action) return 'nothing';
  const aim = 'course' in after && after.course.aim.kind === 'unlink' ? ', unlinking' : '';
  return `${nameOf(after)}${aim}${action ? ` + ${action.kind}` : ''}`;
}

const cells = (Object.keys(modes) as ModeName[]).flatMap((mode) =>
  (Object.keys(events) as EventName[]).map((event) => [mode, event] as const),
);

test.each(cells)('%s answers to %s as the table says', (mode, event) => {
  expect(answer(modes[mode], events[event])).toBe(table[mode][event] ?? 'nothing');
});

describe('a wish to log the device out', () => {
  test('is done as soon as the session is logged in', () => {
    expect(nextMode({ ...modes.connecting, course: unlinking }, events.opened)).toEqual({
      mode: { kind: 'closing', course: unlinking, codes: 1, follows: { kind: 'finish', outcome: unlinked } },
      action: { kind: 'log-out' },
    });
  });

  test('shows no codes and connects nothing when there is no device', () => {
    expect(answer({ ...modes.connecting, course: unlinking }, events.code)).toBe('closing/stop, unlinking + close');
    expect(answer({ kind: 'preparing', course: unlinking }, { kind: 'prepared', device: null })).toBe('ended/done');
    expect(answer({ kind: 'preparing', course }, { kind: 'prepared', device: null })).toBe('connecting');
  });

  test('takes three connections at most, and shows no outage meanwhile', () => {
    let mode: Mode = { kind: 'preparing', course: unlinking };
    const seen: string[] = [];
    while (mode.kind !== 'finishing') {
      mode = nextMode(mode, events.prepared).mode;
      mode = nextMode(mode, events.closed).mode;
      mode = nextMode(mode, events['drained/ended'], half).mode;
      seen.push(mode.kind);
      if (mode.kind === 'waiting') {
        expect(mode.shown).toBeNull();
        mode = nextMode(mode, events.rested).mode;
      }
    }
    expect([seen, mode.outcome]).toEqual([['waiting', 'waiting', 'finishing'], unlinked]);
  });
});

describe('a scan', () => {
  const scanned = nextMode(modes.connecting, events.paired).mode as Extract<Mode, { kind: 'connecting' }>;

  test('is remembered over the restart that follows it', () => {
    const closed = nextMode(scanned, { kind: 'closed', code: 515 }).mode;
    const waiting = nextMode(
      closed,
      { kind: 'drained', ending: { ...ending, code: 515, linking: true, paired: true, openMs: 0 }, nowMs: 0 },
      half,
    ).mode;
    const opened = nextMode(nextMode(nextMode(waiting, events.rested).mode, events.prepared).mode, events.opened);
    expect(opened.action).toEqual({ kind: 'admit', number, proof: 'scan' });
  });

  test('of a number that had its trial is logged out, whenever that is known', () => {
    const used = nextMode(scanned, events['trial-used']).mode;
    for (const { mode, action } of [nextMode(used, events.opened), nextMode(modes.admitting, events['trial-used'])])
      expect([mode, action]).toEqual([expect.objectContaining({ follows: { kind: 'finish', outcome: trialUsed } }), { kind: 'log-out' }]);
  });
});

test('more codes than a try has end the connection instead of being shown', () => {
  let mode: Mode = { ...modes.connecting, codes: 0 };
  const actions: unknown[] = [];
  for (let code = 1; code <= 6; code++) {
    const step = nextMode(mode, events.code);
    ({ mode } = step);
    actions.push(step.action?.kind);
  }
  expect(actions).toEqual([...Array.from({ length: 5 }, () => 'show-code'), 'cut']);
  expect(answer(mode, { ...events['drained/ended'], ending: { ...ending, linking: true, openMs: 0 } })).toBe('finishing');
  expect(answer({ ...modes.connecting, codes: 0 }, events.relink)).toBe('nothing');
});

test('a final end is not shown as an interruption', () => {
  for (const code of [401, 440, 403]) expect(answer(modes.online, { kind: 'closed', code })).toBe('closing/decide');
  for (const code of [500, 503, 515]) expect(answer(modes.online, { kind: 'closed', code })).toBe('closing/decide + show-interruption');
});

test('a refused version and a limit of WhatsApp keep their pause when somebody waits; other pauses are cut to 10 s', () => {
  const waiting = (code: number) =>
    nextMode(modes['closing/decide'], { kind: 'drained', ending: { ...ending, code }, nowMs: 5 }, half).mode as Extract<
      Mode,
      { kind: 'waiting' }
    >;
  expect([405, 429, 428].map((code) => waiting(code).hurryAtMs)).toEqual([null, null, 10_005]);
});

test('the pause of a refused version is not shortened when somebody waits', () => {
  const waiting: Mode = { ...modes.waiting, hurryAtMs: null };
  expect(answer(waiting, { kind: 'notify', nowMs: 10 ** 9 })).toBe('nothing');
});

test('the owner gets the reason why a session ends', () => {
  const failed = nextMode(modes.connecting, events['passkey-failed']);
  const outcome = { reason: 'passkey_required', detail: 'Waktu habis.', wipe: false };
  expect(failed.mode).toMatchObject({ kind: 'closing', follows: { kind: 'finish', outcome } });
  const removed = nextMode(modes['closing/decide'], { kind: 'drained', ending: { ...ending, code: 401 }, nowMs: 0 }, half);
  expect(removed.mode).toEqual({ kind: 'finishing', outcome: { reason: 'logged_out', detail: null, wipe: true } });
});

test('an interruption is shown with its cause, and none before a device is linked', () => {
  const closed = nextMode(modes.online, { kind: 'closed', code: 503 });
  expect(closed.action).toEqual({ kind: 'show-interruption', shown: { offline: null, why: 'busy', pauseMs: 0 } });
  const shownAfter = (more: Partial<Ending>) => {
    const { mode } = nextMode(modes['closing/decide'], { kind: 'drained', ending: { ...ending, ...more }, nowMs: 0 }, half);
    return mode.kind === 'waiting' && mode.shown;
  };
  expect(shownAfter({})).toMatchObject({ why: 'lost', pauseMs: expect.any(Number) });
  expect(shownAfter({ linking: true, paired: false })).toBeNull();
  expect(shownAfter({ linking: true, paired: true })).not.toBeNull();
  expect(shownAfter({ linking: false, paired: true })).not.toBeNull();
});

test('a wish to log out that is made twice counts its connections once', () => {
  const twice: Course = { ...course, aim: { kind: 'unlink', endings: 2 } };
  expect(nextMode({ kind: 'preparing', course: twice }, events.unlink).mode).toEqual({ kind: 'preparing', course: twice });
  expect(nextMode({ kind: 'preparing', course }, events.unlink).mode).toEqual({ kind: 'preparing', course: unlinking });
});

test('a trial that was used is known before the connection opens, and while it closes', () => {
  for (const mode of [modes.connecting, modes['closing/decide']])
    expect(nextMode(mode, events['trial-used']).mode).toMatchObject({ course: { proof: 'trial-used' } });
});

const anyEvent = fc.constantFrom(...Object.values<ModeEvent>(events));
const isGoing = (mode: Mode): boolean => mode.kind === 'preparing' || mode.kind === 'connecting' || mode.kind === 'waiting';

test('after Stop or a lost lease nothing of any story begins again', () => {
  fc.assert(
    fc.property(
      fc.array(anyEvent, { maxLength: 30, size: 'max' }),
      fc.constantFrom<ModeEvent>(events.stop, events.abandon),
      fc.array(anyEvent),
      (before, end, after) => {
        const reached = before.reduce<Mode>((mode, event) => nextMode(mode, event, half).mode, claimed);
        let { mode } = nextMode(reached, end, half);
        for (const event of after) {
          expect(isGoing(mode)).toBe(false);
          ({ mode } = nextMode(mode, event, half));
        }
      },
    ),
    { numRuns: runs(2_000) },
  );
});
