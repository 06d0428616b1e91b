import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as durations from '#contracts/values/base/durations';

const { hourMs, minuteMs } = durations;

/*
 * All periodic work of the workers, repeated here as a check. A sweep with a wrong interval or method would hardly be
 * noticed, because other code mostly does the work later. test/integration/replies/replies-worker.test.ts checks that
 * each sweep runs in a workers process.
 */
const sweeps: Readonly<Record<string, readonly [everyMs: number, calls: string]>> = {
  'account-devices': [30_000, 'ErasedAccounts.unlinkDevices()'],
  'account-rows': [5_000, 'ErasedAccounts.sweep()'],
  'due-orders': [15_000, 'ReconcilerService.sweep()'],
  'due-pushes': [10_000, 'PushDevices.requeueDue()'],
  'ended-needs': [15_000, 'EndedNeeds.sweep()'],
  events: [5_000, 'EventDispatcher.sweep()'],
  'follow-ups': [5_000, 'FollowUpPlanner.sweep()'],
  'late-handovers': [minuteMs, 'LateHandovers.sweep()'],
  'login-sessions': [hourMs, 'LoginSessionsService.removeOver()'],
  'lost-exports': [minuteMs, 'AccountExports.requeueLost()'],
  'lost-recordings': [10_000, 'ChatFilesService.giveUpLostRecordings()'],
  'morning-reports': [minuteMs, 'ReportsService.sweep()'],
  'old-follow-ups': [hourMs, 'FollowUpPlanner.removeOld()'],
  'plan-notices': [30_000, 'PlanWarnings.sweep()'],
  retention: [hourMs, 'RetentionService.sweep()'],
  sealing: [5_000, 'SealingService.sweep()'],
  'unanswered-turns': [10_000, 'RepliesService.sweep()'],
  'waiting-mails': [10_000, 'MailsService.requeueWaiting()'],
};

/** The value of a constant in a file. The constant is a number or a named duration. */
function valueOf(name: string, source: string): number {
  const [, text = ''] = new RegExp(`^const ${name} = (\\w+);$`, 'm').exec(source) ?? [];
  const named = new Map<string, unknown>(Object.entries(durations));
  return Number(named.get(text) ?? text.replaceAll('_', ''));
}

const root = join(import.meta.dirname, '..');
const sources = globSync('*/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

test('each sweep has its interval and calls its service, once', () => {
  const found = sources.flatMap((source) =>
    [...source.matchAll(/^ {4}this\.sweeper\.every\('([\w-]+)', (\w+), \(\) => this\.(\w+)\.(\w+)\(\)\);$/gm)].map(
      ([, name, interval, field, method]) => {
        const [, service] = new RegExp(`\\bprivate readonly ${field}: (\\w+)`).exec(source) ?? [];
        return [name!, [valueOf(interval!, source), `${service}.${method}()`]] as const;
      },
    ),
  );
  expect(found.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual(Object.entries(sweeps));
});

test('every sweep is written in a form that is read here', () => {
  const calls = sources.flatMap((source) => source.match(/sweeper\.every\(/g) ?? []);
  expect(calls).toHaveLength(Object.keys(sweeps).length);
});
