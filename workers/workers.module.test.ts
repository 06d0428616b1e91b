import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import type { DynamicModule, Type } from '@nestjs/common';
import { workerRoles } from '#core/platform/config/config';
import { WorkersModule } from './workers.module.js';

/*
 * The tasks of the workers of each role, repeated here as a check. If a task were missing, an operator who starts the
 * roles in separate programs would not notice, because the other tasks continue.
 */
const work: Readonly<Record<(typeof workerRoles)[number], readonly string[]>> = {
  replies: ['AttachmentsProcessor', 'MemoryProcessor', 'RepliesProcessor'],
  followups: ['FollowUpsProcessor'],
  mail: ['MailProcessor', 'PushProcessor'],
  billing: ['BillingProcessor'],
  housekeeping: ['AccountRemains', 'ExportsProcessor', 'Housekeeping', 'LoginSessionsSweep', 'MorningReports', 'Retention'],
};
const names = (providers: readonly unknown[]): string[] => providers.flatMap((one) => (typeof one === 'function' ? [one.name] : []));

/** Services of the modules that only workers with this role have. */
function workOf(role: (typeof workerRoles)[number]): string[] {
  const base = new Set(WorkersModule.withRoles([]).imports);
  const own = WorkersModule.withRoles([role]).imports!.filter((one): one is Type => typeof one === 'function' && !base.has(one));
  return own.flatMap((one) => names((Reflect.getMetadata('providers', one) as unknown[] | undefined) ?? [])).toSorted();
}

test.each(workerRoles)('the workers of the role %s have its processors and sweeps', (role) => {
  expect(workOf(role)).toEqual(work[role]);
});

test('workers of all roles do all of it, and those of none look after the queues all the same', () => {
  const modulesOf = ({ imports = [] }: DynamicModule) => imports.filter((one) => typeof one === 'function').length;
  const [all, none] = [WorkersModule.withRoles(workerRoles), WorkersModule.withRoles([])];
  expect(modulesOf(all) - modulesOf(none)).toBe(9);
  for (const one of [all, none]) expect(names(one.providers!)).toEqual(['DueJobs', 'QueueDepth', 'QueueErrors']);
});
