import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hourMs, minuteMs } from '#contracts/values/base/durations';
import { Sweeper } from './sweeper.js';

/*
 * Everything that the workers do periodically, stated a second time: a sweep with the wrong interval or method is mostly made good by another
 * way, only later.
 */
const sweeps: Readonly<Record<string, readonly [everyMs: number, calls: string]>> = {
  'account-devices': [30_000, 'ErasedAccounts.unlinkDevices()'],
  'account-rows': [5_000, 'ErasedAccounts.sweep()'],
  'due-orders': [15_000, 'ReconcilerService.sweep()'],
  'due-pushes': [10_000, 'PushDevices.requeueDue()'],
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

type Dependency = { readonly index: number; readonly param: { readonly name: string } };
type Sweeping = new (...services: unknown[]) => { onApplicationBootstrap?: () => void };

/** Names of the methods that are called on a service, in the order of the calls. */
function recorder(name: string, calls: string[]): unknown {
  const method =
    (property: string) =>
    (...given: unknown[]) => {
      calls.push(`${name}.${property}(${given.map(String).join(', ')})`);
      return Promise.resolve();
    };
  return new Proxy({}, { get: (_, property) => method(String(property)) });
}

test('each sweep has its interval and calls its service, once', async () => {
  const registered: [string, readonly [number, string]][] = [];
  const root = join(import.meta.dirname, '..');
  for (const file of globSync('*/*.ts', { cwd: root }).filter(
    (one) => !one.endsWith('.test.ts') && readFileSync(join(root, one), 'utf8').includes('.every('),
  )) {
    for (const Class of Object.values((await import(join(root, file))) as Record<string, unknown>)) {
      if (typeof Class !== 'function') continue;
      const dependencies = (Reflect.getMetadata('self:paramtypes', Class) ?? []) as Dependency[];
      if (!dependencies.some(({ param }) => (param as unknown) === Sweeper)) continue;
      const calls: string[] = [];
      const planned: [string, number, () => Promise<unknown>][] = [];
      const services: unknown[] = [];
      for (const { index, param } of dependencies)
        services[index] =
          (param as unknown) === Sweeper
            ? { every: (...plan: (typeof planned)[number]) => void planned.push(plan) }
            : recorder(param.name, calls);
      new (Class as Sweeping)(...services).onApplicationBootstrap?.();
      for (const [name, everyMs, sweep] of planned) {
        calls.length = 0;
        await sweep();
        registered.push([name, [everyMs, calls.join('; ')]]);
      }
    }
  }
  expect(registered.map(([name]) => name).toSorted()).toEqual(Object.keys(sweeps).toSorted());
  expect(Object.fromEntries(registered)).toEqual(sweeps);
});
