import type { OfflineReason } from '#contracts/values/statuses';
import { bannedUntilText, trialNumberUsed, type Interruption } from '#core/features/bots/bots.texts';
import type { OutageCause } from '#core/features/bots/bots.types';
import { reactionTo } from '#core/outside/whatsapp/disconnects.rules';
import { codesPerTry, interruptionOf, nextStep, noTries, pauseWhileWaitedMs, type Ending, type Tries } from './session.rules.js';

/**
 * Purpose of a session: to run, or to log its device out (`unlink`). `endings` counts the connections that ended
 * before the logout succeeded.
 */
export type Aim = { readonly kind: 'run' } | { readonly kind: 'unlink'; readonly endings: number };

/**
 * How this session got the number: by an older link, by a scan in this run, or by a scan that the trial does not
 * allow.
 */
export type Proof = 'link' | 'scan' | 'trial-used';

/** State that carries over from one connection to the next. */
export interface Course {
  readonly aim: Aim;
  readonly tries: Tries;
  readonly proof: Proof;
}

/** The number of an open connection. */
export interface OwnNumber {
  readonly phone: string;
  readonly lid: string | null;
}

/** The final result of a session. */
export interface Outcome {
  readonly reason: OfflineReason;
  readonly detail: string | null;
  /** True when the device is gone at WhatsApp, so its keys are deleted too. */
  readonly wipe: boolean;
}

/** The next step after a closing connection has ended. `decide`: the rules for endings determine it. */
export type Follows =
  | { readonly kind: 'decide' }
  | { readonly kind: 'again' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'finish'; readonly outcome: Outcome };

export interface Interrupted {
  /** The reason shown to the owner when the session is offline; null while the connection is only interrupted. */
  readonly offline: OutageCause | null;
  readonly why: Interruption;
  /** Pause before the next attempt. */
  readonly pauseMs: number;
}

/** State of a session between its claim and its end; described in {@link SessionRunner}. */
export type Mode =
  | { readonly kind: 'preparing'; readonly course: Course }
  | { readonly kind: 'connecting'; readonly course: Course; readonly device: string | null; readonly codes: number }
  | { readonly kind: 'admitting'; readonly course: Course }
  | { readonly kind: 'online'; readonly course: Course; readonly number: OwnNumber }
  | { readonly kind: 'closing'; readonly course: Course; readonly codes: number; readonly follows: Follows }
  | {
      readonly kind: 'waiting';
      readonly course: Course;
      readonly pauseMs: number;
      /** Time from which the pause ends early when a message waits to be sent; null: never. */
      readonly hurryAtMs: number | null;
      /** The interruption to show to the owner. */
      readonly shown: Interrupted | null;
    }
  | { readonly kind: 'finishing'; readonly outcome: Outcome }
  /** `lost`: another host has the session, or may have it, so nothing is released. */
  | { readonly kind: 'ended'; readonly how: 'done' | 'lost' };

/** Events of a session. Times (`nowMs`) are monotonic. */
export type ModeEvent =
  /** The lease is valid and the stored device is loaded. `device` is null when no device is linked. */
  | { readonly kind: 'prepared'; readonly device: string | null }
  /** This host must not run the session. */
  | { readonly kind: 'unfit' }
  /** Postgres or Redis did not answer. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'paired'; readonly pn: string }
  | { readonly kind: 'trial-used' }
  /** Linking with a passkey ended without a link. */
  | { readonly kind: 'passkey-failed'; readonly detail: string }
  | { readonly kind: 'opened'; readonly pn: string; readonly lid: string | null }
  | { readonly kind: 'admitted'; readonly number: OwnNumber }
  | { readonly kind: 'refused'; readonly outcome: Outcome }
  /** The socket is closed. The received data is still being stored. */
  | { readonly kind: 'closed'; readonly code: number | undefined }
  /** The connection's data is stored, or given up. `lost`: this host no longer has the lease. */
  | { readonly kind: 'drained'; readonly ending: Omit<Ending, 'codesShown'> | 'lost'; readonly nowMs: number }
  | { readonly kind: 'rested' }
  | { readonly kind: 'finished' }
  /** The owner stops the session, or this process shuts down. */
  | { readonly kind: 'stop' }
  /** This host no longer has the lease, or cannot be sure of it. */
  | { readonly kind: 'abandon' }
  | { readonly kind: 'unlink' }
  /** The owner chose the other linking method. */
  | { readonly kind: 'relink' }
  /** The owner pressed Start again. */
  | { readonly kind: 'hurry' }
  /** A message waits to be sent. */
  | { readonly kind: 'notify'; readonly nowMs: number };

/** Side effect of a transition: an action on the connection, or an update shown to the owner. */
export type Action =
  | { readonly kind: 'show-code'; readonly text: string; readonly count: number }
  | { readonly kind: 'take-number'; readonly pn: string }
  | { readonly kind: 'admit'; readonly number: OwnNumber; readonly proof: 'link' | 'scan' }
  | { readonly kind: 'show-online' }
  | { readonly kind: 'show-interruption'; readonly shown: Interrupted }
  | { readonly kind: 'log-out' }
  | { readonly kind: 'close' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'abandon' };

export interface Step {
  readonly mode: Mode;
  readonly action: Action | null;
}

/** Retry delay after a store did not answer. */
export const storeRetryMs = 500;
/**
 * Maximum number of connections that end before the device is logged out. After that, the device's keys are deleted
 * without WhatsApp's confirmation.
 */
const unlinkEndingsInAll = 3;
export const unlinked: Outcome = { reason: 'stopped', detail: null, wipe: true };
export const trialUsed: Outcome = { reason: 'stopped', detail: trialNumberUsed, wipe: true };

export const claimed: Mode = { kind: 'preparing', course: { aim: { kind: 'run' }, tries: noTries, proof: 'link' } };

type In<Kind extends Mode['kind']> = Extract<Mode, { kind: Kind }>;
type Random = () => number;

const to = (mode: Mode, action: Action | null = null): Step => ({ mode, action });
const done = to({ kind: 'ended', how: 'done' });
const decide: Follows = { kind: 'decide' };

/**
 * The next mode and its action after an event. An event that is not relevant in a mode changes nothing.
 * @param random 0 to 1, for jitter
 */
export function nextMode(mode: Mode, event: ModeEvent, random: Random = Math.random): Step {
  if (event.kind === 'abandon' && mode.kind !== 'ended') return to({ kind: 'ended', how: 'lost' }, { kind: 'abandon' });
  switch (mode.kind) {
    case 'preparing':
      return whilePreparing(mode, event);
    case 'connecting':
      return whileConnecting(mode, event, random);
    case 'admitting':
      return whileAdmitting(mode, event, random);
    case 'online':
      return whileOnline(mode, event, random);
    case 'closing':
      return whileClosing(mode, event, random);
    case 'waiting':
      return whileWaiting(mode, event);
    case 'finishing':
      return event.kind === 'finished' ? done : to(mode);
    case 'ended':
      return to(mode);
  }
}

function whilePreparing(mode: In<'preparing'>, event: ModeEvent): Step {
  const { course } = mode;
  switch (event.kind) {
    case 'prepared':
      // without a device there is nothing to log out
      if (event.device === null && course.aim.kind === 'unlink') return done;
      return to({ kind: 'connecting', course, device: event.device, codes: 0 });
    case 'unfit':
    case 'stop':
      return done;
    case 'passkey-failed':
      return to({ kind: 'finishing', outcome: withoutPasskey(event.detail) });
    case 'failed':
      return to({ kind: 'waiting', course, pauseMs: storeRetryMs, hurryAtMs: null, shown: null });
    case 'unlink':
      return to({ ...mode, course: unlinking(course) });
    default:
      return to(mode);
  }
}

function whileConnecting(mode: In<'connecting'>, event: ModeEvent, random: Random): Step {
  const { course, codes } = mode;
  switch (event.kind) {
    case 'code':
      return withCode(mode, event.text);
    case 'paired':
      return to({ ...mode, course: { ...course, proof: 'scan' } }, { kind: 'take-number', pn: event.pn });
    case 'trial-used':
      return to({ ...mode, course: { ...course, proof: 'trial-used' } });
    case 'passkey-failed':
      return to({ kind: 'closing', course, codes, follows: { kind: 'finish', outcome: withoutPasskey(event.detail) } }, { kind: 'close' });
    case 'opened': {
      if (course.aim.kind === 'unlink') return loggingOut(course, codes, unlinked);
      if (course.proof === 'trial-used') return loggingOut(course, codes, trialUsed);
      const number = { phone: event.pn, lid: event.lid };
      return to({ kind: 'admitting', course }, { kind: 'admit', number, proof: course.proof });
    }
    case 'closed':
      return to({ kind: 'closing', course, codes, follows: decide });
    case 'drained':
      return afterConnection({ kind: 'closing', course, codes, follows: decide }, event, random);
    case 'stop':
      return closing(course, codes, { kind: 'stop' });
    case 'unlink':
      return to({ ...mode, course: unlinking(course) });
    case 'relink':
      return codes === 0 ? to(mode) : to({ kind: 'closing', course, codes, follows: { kind: 'again' } }, { kind: 'cut' });
    default:
      return to(mode);
  }
}

function withCode(mode: In<'connecting'>, text: string): Step {
  // nothing is linked, so there is nothing to log out
  if (mode.course.aim.kind === 'unlink') return closing(mode.course, mode.codes, { kind: 'stop' });
  const count = mode.codes + 1;
  return to({ ...mode, codes: count }, count > codesPerTry ? { kind: 'cut' } : { kind: 'show-code', text, count });
}

function whileAdmitting(mode: In<'admitting'>, event: ModeEvent, random: Random): Step {
  const { course } = mode;
  switch (event.kind) {
    case 'admitted':
      return to({ kind: 'online', course, number: event.number }, { kind: 'show-online' });
    case 'refused':
      return loggingOut(course, 0, event.outcome);
    case 'trial-used':
      return loggingOut(course, 0, trialUsed);
    case 'failed':
      return to({ kind: 'closing', course, codes: 0, follows: decide }, { kind: 'cut' });
    case 'closed':
      return to({ kind: 'closing', course, codes: 0, follows: decide });
    default:
      return whileOpen(mode, event, random);
  }
}

function whileOnline(mode: In<'online'>, event: ModeEvent, random: Random): Step {
  if (event.kind !== 'closed') return whileOpen(mode, event, random);
  const { kind } = reactionTo(event.code);
  const shown: Interrupted = { offline: null, why: interruptionOf(event.code), pauseMs: 0 };
  const ends = kind === 'stop' || kind === 'relink';
  return to({ kind: 'closing', course: mode.course, codes: 0, follows: decide }, ends ? null : { kind: 'show-interruption', shown });
}

function whileOpen(mode: In<'admitting' | 'online'>, event: ModeEvent, random: Random): Step {
  const { course } = mode;
  switch (event.kind) {
    case 'drained':
      return afterConnection({ kind: 'closing', course, codes: 0, follows: decide }, event, random);
    case 'stop':
      return closing(course, 0, { kind: 'stop' });
    case 'unlink':
      return loggingOut(unlinking(course), 0, unlinked);
    default:
      return to(mode);
  }
}

function whileClosing(mode: In<'closing'>, event: ModeEvent, random: Random): Step {
  const { course, follows } = mode;
  const isOpenEnd = follows.kind === 'decide' || follows.kind === 'again';
  // a refusal does not log the device out, because it comes too late and the next login is refused again
  switch (event.kind) {
    case 'trial-used':
      return to({ ...mode, course: { ...course, proof: 'trial-used' } });
    case 'drained':
      return afterConnection(mode, event, random);
    case 'stop':
      return to(isOpenEnd ? { ...mode, follows: { kind: 'stop' } } : mode, { kind: 'close' });
    case 'unlink':
      return to({ ...mode, course: unlinking(course) });
    default:
      return to(mode);
  }
}

function whileWaiting(mode: In<'waiting'>, event: ModeEvent): Step {
  const { course } = mode;
  switch (event.kind) {
    case 'rested':
    case 'hurry':
      return to({ kind: 'preparing', course });
    case 'notify':
      return to(mode.hurryAtMs !== null && event.nowMs >= mode.hurryAtMs ? { kind: 'preparing', course } : mode);
    case 'stop':
      return done;
    case 'unlink':
      return to({ kind: 'preparing', course: unlinking(course) });
    default:
      return to(mode);
  }
}

function afterConnection({ course, codes, follows }: In<'closing'>, event: Extract<ModeEvent, { kind: 'drained' }>, random: Random): Step {
  const { ending, nowMs } = event;
  if (ending === 'lost') return to({ kind: 'ended', how: 'lost' });
  if (follows.kind === 'finish') return to({ kind: 'finishing', outcome: follows.outcome });
  if (follows.kind === 'stop') return done;
  const aim: Aim = course.aim.kind === 'run' ? course.aim : { kind: 'unlink', endings: course.aim.endings + 1 };
  if (aim.kind === 'unlink' && aim.endings >= unlinkEndingsInAll) return to({ kind: 'finishing', outcome: unlinked });
  if (follows.kind === 'again') return to({ kind: 'preparing', course: { ...course, aim } });
  const next = nextStep({ ...ending, codesShown: codes }, course.tries, random);
  if (next.kind === 'end') {
    const detail = next.reason === 'restricted' && ending.bannedUntil ? bannedUntilText(ending.bannedUntil) : null;
    return to({ kind: 'finishing', outcome: { reason: next.reason, detail, wipe: next.wipe } });
  }
  const isHidden = aim.kind === 'unlink' || (ending.linking && !ending.paired);
  return to({
    kind: 'waiting',
    course: { ...course, aim, tries: next.tries },
    pauseMs: next.afterMs,
    hurryAtMs: next.why === 'version' || next.why === 'rate' ? null : nowMs + pauseWhileWaitedMs,
    shown: isHidden ? null : { offline: next.shown, why: next.why, pauseMs: next.afterMs },
  });
}

function withoutPasskey(detail: string): Outcome {
  return { reason: 'passkey_required', detail, wipe: false };
}

function unlinking(course: Course): Course {
  return course.aim.kind === 'unlink' ? course : { ...course, aim: { kind: 'unlink', endings: 0 } };
}

function closing(course: Course, codes: number, follows: Follows): Step {
  return to({ kind: 'closing', course, codes, follows }, { kind: 'close' });
}

function loggingOut(course: Course, codes: number, outcome: Outcome): Step {
  return to({ kind: 'closing', course, codes, follows: { kind: 'finish', outcome } }, { kind: 'log-out' });
}
