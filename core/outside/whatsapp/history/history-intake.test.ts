import { expect, test } from '@jest/globals';
import { proto } from 'baileys';
import type { HistoryNotice } from '../link.types.js';
import { HistoryIntake } from './history-intake.js';

const { HistorySyncType } = proto.HistorySync;
const { RECENT, FULL } = HistorySyncType;
const notice = (name: string, syncType: number = RECENT): HistoryNotice => ({
  ...{ syncType, inline: Buffer.from(name), directPath: null, mediaKey: null },
});

/** Starts an intake. The test decides when each history is parsed. */
function start(me: string | null = '628111@s.whatsapp.net') {
  const reads: string[] = [];
  const passed: string[] = [];
  const failures: unknown[] = [];
  const reading = new Map<string, PromiseWithResolvers<readonly Uint8Array[]>>();
  const read = ({ inline }: HistoryNotice) => {
    const name = Buffer.from(inline!).toString();
    reads.push(name);
    const work = Promise.withResolvers<readonly Uint8Array[]>();
    reading.set(name, work);
    return work.promise;
  };
  const intake = new HistoryIntake(
    read,
    () => me ?? undefined,
    (error) => failures.push(error),
  );
  intake.use({
    upsertMessage: async ({ message }) => {
      const own = message!.protocolMessage!.historySyncNotification!;
      const mayProcess = intake.mayProcess(own);
      passed.push(`${Buffer.from(own.initialHistBootstrapInlinePayload!).toString()} ${mayProcess}`);
    },
  });
  const pieces = (...names: string[]) => names.map((name) => Buffer.from(name));
  const settled = () => new Promise<void>((resume) => void setImmediate(resume));
  return { intake, reads, passed, failures, reading, pieces, settled };
}

test('histories are read at once, and passed on in the order in which they came, piece by piece', async () => {
  const { intake, reads, passed, reading, pieces, settled } = start();
  intake.arrived(notice('first'));
  intake.arrived(notice('second'));
  expect(reads).toEqual(['first', 'second']);
  reading.get('second')!.resolve(pieces('c'));
  await settled();
  expect(passed).toEqual([]);
  reading.get('first')!.resolve(pieces('a', 'b'));
  await settled();
  expect(passed).toEqual(['a true', 'b true', 'c true']);
});

test('a history that cannot be read is reported once, and the next one is passed on', async () => {
  const { intake, passed, failures, reading, pieces, settled } = start();
  intake.arrived(notice('first'));
  intake.arrived(notice('second'));
  reading.get('first')!.reject(new Error('broken'));
  reading.get('second')!.resolve(pieces('b'));
  await settled();
  expect(failures).toEqual([new Error('broken')]);
  expect(passed).toEqual(['b true']);
});

test('a history that is not wanted is not read, and one without an own address is not passed on', async () => {
  const { intake, reads, passed, failures, reading, pieces, settled } = start(null);
  intake.arrived(notice('full', FULL));
  intake.arrived(notice('first'));
  expect(reads).toEqual(['first']);
  reading.get('first')!.resolve(pieces('a'));
  await settled();
  expect([passed, failures]).toEqual([[], []]);
});

test('a history of the phone itself reaches Baileys empty', () => {
  const { intake } = start();
  const given = proto.Message.HistorySyncNotification.create({ syncType: RECENT, directPath: '/history' });
  expect(intake.mayProcess(given)).toBe(true);
  expect(given.directPath).toBeNull();
  expect(intake.mayProcess(proto.Message.HistorySyncNotification.create({ syncType: FULL }))).toBe(false);
});

test.each([
  ['INITIAL_BOOTSTRAP', true],
  ['RECENT', true],
  ['PUSH_NAME', true],
  ['NON_BLOCKING_DATA', true],
  ['FULL', false],
  ['ON_DEMAND', false],
  ['INITIAL_STATUS_V3', false],
] as const)('a history of the kind %s is read: %s', (kind, isRead) => {
  const { intake, reads } = start();
  intake.arrived(notice('history', HistorySyncType[kind]));
  expect(reads).toEqual(isRead ? ['history'] : []);
  expect(intake.mayProcess(proto.Message.HistorySyncNotification.create({ syncType: HistorySyncType[kind] }))).toBe(isRead);
});
