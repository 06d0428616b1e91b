import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { BotId } from '#contracts/values/ids';
import { isCall, NeedReason } from '#contracts/values/needs';
import { limits } from '#contracts/values/limits';
import { markReadUpTo } from '#core/features/conversations/state/owner-acts.statements';
import { mergeContacts } from '#core/features/conversations/contacts/contact-merge.statements';
import {
  isOpen,
  joined,
  reasonOf,
  type ConversationEvent,
  type ConversationState,
} from '#core/features/conversations/state/conversation.rules';
import { reasonPart } from '#core/features/conversations/state/transitions.statements';
import { Database, type Tx } from '#core/platform/database/database';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { expected, apply, momentOf, readState, storeState, waysOf } from '../../support/core/conversation-states.ts';
import { runs } from '../../support/runs.ts';

let modules: TestModules;
let database: Database;
let botId: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  database = (await modules.open([])).get(Database);
  ({ botId } = await makeOwner(modules, null));
});
afterAll(() => modules.close());

const minute = 60_000;
/** Times are generated relative to the transaction's time, in milliseconds. */
type Relative<Type> = Type;

const past = fc.integer({ min: -7_200, max: -1 }).map((seconds) => seconds * 1_000);
const maybe = <Value>(one: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(one, { nil: null });
const reason = fc.constantFrom(...NeedReason.options);

/**
 * States that the program can reach: a handover is a takeover without end that needs the owner, and an
 * unread mark counts as a message.
 */
const states: fc.Arbitrary<Relative<ConversationState>> = fc
  .record({
    turn: fc.integer({ min: 0, max: 3 }),
    openTurns: fc.constantFrom(0, 1),
    lastSender: fc.constantFrom('lead' as const, 'bot' as const, 'owner' as const),
    lastAt: past,
    leadBefore: fc.integer({ min: 0, max: 600 }).map((seconds) => seconds * 1_000),
    takeoverUntil: fc.oneof(maybe(past), fc.constantFrom(30 * minute, Infinity)),
    handedOver: fc.boolean(),
    need: maybe(fc.record({ since: past, reason })),
    latenessToldAt: maybe(past),
    unread: fc.integer({ min: 0, max: 3 }),
    markedUnread: fc.boolean(),
    optedInAt: maybe(past),
    optedOutAt: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: past }),
    noFollowUpsAt: maybe(past),
    closingAt: maybe(past),
    followUpsFor: fc.constantFrom('none' as const, 'this' as const),
    quotaToldAt: maybe(past),
  })
  .map(({ openTurns, leadBefore, followUpsFor, ...one }) => {
    const leadLastAt = one.turn === 0 ? null : one.lastAt - leadBefore;
    const handedOver = one.handedOver && one.need !== null;
    return {
      ...one,
      answeredTurn: Math.max(0, one.turn - openTurns),
      leadLastAt,
      handedOver,
      takeoverUntil: handedOver ? Infinity : one.takeoverUntil,
      need: handedOver && !isCall(one.need?.reason) ? { since: one.need!.since, reason: 'bot-called' as const } : one.need,
      markedUnread: one.markedUnread && one.unread > 0,
      followUpsFor: followUpsFor === 'this' ? leadLastAt : null,
    };
  });

const consent = maybe(fc.constantFrom('out' as const, 'no-follow-ups' as const, 'in' as const));
const range = fc.record({ from: past, before: past });
const kinds = <Kind extends string>(...all: Kind[]) => fc.record({ kind: fc.constantFrom(...all) });

interface Circumstances {
  readonly excluded: boolean;
  readonly first: boolean;
}

const events: fc.Arbitrary<(state: ConversationState, around: Circumstances) => ConversationEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        at: past,
        origin: fc.constantFrom('none', 'none', 'broadcast', 'notice'),
        readable: fc.boolean(),
        isSign: fc.boolean(),
        consent,
      })
      .map(({ at, origin, readable, isSign, consent: word }) => (_: ConversationState, { excluded }: Circumstances): ConversationEvent => ({
        kind: 'lead-wrote',
        at,
        readable,
        isSign,
        speaks: origin === 'none',
        isNotice: origin === 'notice',
        consent: readable && !isSign ? word : null,
        leftAlone: excluded,
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ at: past, consent, saysElse: fc.boolean() })
      .map((one) => (_: ConversationState, { excluded }: Circumstances): ConversationEvent => ({
        kind: 'lead-changed',
        ...one,
        consent: one.saysElse ? one.consent : null,
        leftAlone: excluded,
      })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ at: past, answers: fc.boolean() }).map((one) => (): ConversationEvent => ({ kind: 'lead-reacted', ...one })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ at: past, speaks: fc.boolean() })
      .map((one) => (_: ConversationState, { first }: Circumstances): ConversationEvent => ({
        kind: 'owner-wrote-on-phone',
        ...one,
        takeoverMs: limits.takeoverMinutes * minute,
        isFirst: first,
      })),
  },
  { weight: 1, arbitrary: fc.constant((): ConversationEvent => ({ kind: 'owner-wrote', takeoverMs: limits.takeoverMinutes * minute })) },
  {
    weight: 5,
    arbitrary: fc
      .record({
        behind: fc.constantFrom(0, 0, 0, 1),
        says: fc.boolean(),
        closes: fc.boolean(),
        need: maybe(reason),
        tellsQuota: fc.boolean(),
        isUnread: fc.boolean(),
      })
      .map(({ behind, ...one }) => (state: ConversationState, { excluded }: Circumstances): ConversationEvent => ({
        kind: 'bot-answered',
        turn: state.turn - behind,
        ...one,
        excluded,
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ behind: fc.constantFrom(0, 0, 1), takeoverMs: maybe(fc.constant(30 * minute)), need: maybe(reason) })
      .map(({ behind, ...one }) => (state: ConversationState): ConversationEvent => ({
        kind: 'turn-ended',
        turn: state.turn - behind,
        ...one,
      })),
  },
  { weight: 2, arbitrary: reason.map((one) => (): ConversationEvent => ({ kind: 'need-raised', reason: one })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, 0, 1).map((behind) => (state: ConversationState): ConversationEvent => ({
      kind: 'left-to-owner',
      turn: state.turn - behind,
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ kind: fc.constantFrom('overdue' as const, 'late-told' as const), range })
      .map(({ kind, range: { from, before } }) => (): ConversationEvent => ({
        kind,
        from: Math.min(from, before),
        before: Math.max(from, before),
      })),
  },
  {
    weight: 1,
    arbitrary: range.map(({ from, before }) => (): ConversationEvent => ({
      kind: 'silence-taken',
      from: from - 600 * 1_000,
      quietSince: before,
    })),
  },
  {
    weight: 3,
    arbitrary: past.map((from) => (_: ConversationState, { excluded }: Circumstances): ConversationEvent => ({
      kind: 'reopened',
      from,
      excluded,
    })),
  },
  { weight: 1, arbitrary: maybe(past).map((at) => (): ConversationEvent => ({ kind: 'bought', at })) },
  {
    weight: 6,
    arbitrary: kinds(
      'question-answered',
      'taken-over',
      'given-back',
      'finished',
      'read',
      'marked-unread',
      'number-moved',
      'heard-late',
      'bot-spoke',
    ).map((event) => (): ConversationEvent => event),
  },
);

/** Adds the transaction's time to every time of a state or an event. */
function at<Value extends object>(value: Value, now: number): Value {
  const moments = /^(at|from|before|quietSince|since|takeoverUntil|.*At|followUpsFor)$/;
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      part === Infinity ? 'forever' : moments.test(key) && typeof part === 'number' ? part + now : part,
    ),
    (_key, part: unknown) => (part === 'forever' ? Infinity : part),
  ) as Value;
}

/** Rolled back, so that no sweep of a later run finds this conversation. */
async function inTransaction(work: (tx: Tx, now: number) => Promise<void>): Promise<void> {
  const over = new Error('rolled back');
  await database
    .transaction(async (tx) => {
      await work(tx, await momentOf(tx));
      throw over;
    })
    .catch((error: unknown) => {
      if (error !== over) throw error;
    });
}

/**
 * Violations of the invariants: a lead who waits is either answered by the bot, or the conversation needs
 * the owner.
 */
function faultsOf(state: ConversationState): string[] {
  return [
    ...(state.answeredTurn > state.turn ? ['answered more than was asked'] : []),
    ...(state.handedOver && state.takeoverUntil !== Infinity ? ['handed over, and the bot speaks'] : []),
    ...(state.handedOver && !state.need ? ['handed over, and no owner is called'] : []),
    ...(state.handedOver && state.need && !isCall(state.need.reason) ? ['handed over, for another reason'] : []),
    ...(state.markedUnread && state.unread === 0 ? ['marked as unread, and nothing is unread'] : []),
  ];
}

test('every statement that writes the state of a conversation does what the rules say, in any state', async () => {
  const around = fc.record({ excluded: fc.boolean(), empty: fc.boolean(), choice: fc.nat({ max: 11 }) });
  await fc.assert(
    fc.asyncProperty(states, events, around, async (relative, makeEvent, { excluded, empty, choice }) => {
      await inTransaction(async (tx, now) => {
        const state = at(relative, now);
        const first = empty && state.turn === 0;
        const event = at(makeEvent(relative, { excluded, first }), now);
        // A chat without a message has no unread mark.
        if (first && (event.kind === 'marked-unread' || event.kind === 'read')) return;
        const chosen = choice % (waysOf[event.kind] ?? 1);
        const one = await storeState(tx, botId, state, { hasMessages: !first, isExcluded: excluded });
        await apply(tx, one, event, { now, way: chosen });
        const after = await readState(tx, one.id);
        expect({ event, way: chosen, state: after }).toEqual({ event, way: chosen, state: expected(state, event, { now, way: chosen }) });
        expect(faultsOf(after!)).toEqual([]);
      });
    }),
    { numRuns: runs(800) },
  );
});

test('two conversations of one person are merged by the rules, in any two states', async () => {
  await fc.assert(
    fc.asyncProperty(states, states, async (left, right) => {
      await inTransaction(async (tx, now) => {
        const [keep, gone] = [at(left, now), at(right, now)];
        const [a, b] = [await storeState(tx, botId, keep, { half: 'number' }), await storeState(tx, botId, gone, { half: 'lid' })];
        const contact = { keep: { ...a, lid: null }, gone: { ...b, pn: null } };
        await mergeContacts(
          tx,
          botId,
          {
            keep: { ...contact.keep, conversationId: a.id, username: null },
            gone: { ...contact.gone, conversationId: b.id, username: null },
          },
          { pn: a.pn, lid: b.lid, username: null },
        );
        const found = { isOpen: isOpen(keep) || isOpen(gone), goneIsNewer: gone.lastAt > keep.lastAt };
        const after = await readState(tx, a.id);
        if (gone.lastAt !== keep.lastAt) expect(after).toEqual(joined(keep, gone, found, now));
        expect(faultsOf(after!)).toEqual([]);
        expect(await readState(tx, b.id)).toBeUndefined();
      });
    }),
    { numRuns: runs(200) },
  );
});

test('a notice after what the owner read on the phone is not unread', async () => {
  await inTransaction(async (tx, now) => {
    const [relative] = fc.sample(states, { numRuns: 1, seed: 7 });
    const one = await storeState(tx, botId, at({ ...relative!, unread: 3, markedUnread: false }, now));
    const notice = {
      kind: 'lead-wrote',
      at: now,
      readable: true,
      isSign: false,
      speaks: false,
      isNotice: true,
      consent: null,
      leftAlone: false,
    } as const;
    await apply(tx, one, notice, { now, way: 0 });
    expect((await readState(tx, one.id))!.unread).toBe(3);
    await markReadUpTo(tx, botId, [one.waId]);
    expect((await readState(tx, one.id))!.unread).toBe(0);
  });
});

test('of every two reasons SQL keeps the one that the rules keep', async () => {
  const pairs = await modules.sql<{ present: NeedReason | null; added: NeedReason; kept: NeedReason }>(
    `SELECT present, added, ${reasonPart('present', 'added')} AS kept FROM unnest($1::text[] || NULL::text) present, unnest($1::text[]) added`,
    [NeedReason.options],
  );
  expect(pairs).toHaveLength(NeedReason.options.length * (NeedReason.options.length + 1));
  expect(pairs.filter(({ present, added, kept }) => kept !== reasonOf(present, added))).toEqual([]);
});
