import 'reflect-metadata';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { jobs } from '#contracts/jobs/catalogue';
import { jobHostOptions } from './job-host.js';

/*
 * How many jobs of each queue one process handles at once, repeated here as a check. If a processor lost its number,
 * its queue would be handled one job after the other, which shows only under load. Null: the number is a setting,
 * REPLY_CONCURRENCY.
 */
const atOnce: Readonly<Record<string, number | null>> = {
  attachments: 3,
  billing: 4,
  exports: 4,
  followups: 20,
  mail: 3,
  memory: 4,
  push: 100,
  replies: null,
};

const root = join(import.meta.dirname, '..');
const modules: object[] = await Promise.all(globSync('*/*.processor.ts', { cwd: root }).map(async (file) => import(join(root, file))));
const found = modules.flatMap((module) =>
  Object.values(module).flatMap((exported: unknown) => {
    if (typeof exported !== 'function') return [];
    const processor = Reflect.getMetadata('bullmq:processor_metadata', exported) as { readonly name: string } | undefined;
    const worker = Reflect.getMetadata('bullmq:worker_metadata', exported) as { readonly concurrency?: number } | undefined;
    return processor ? [{ queue: processor.name, worker }] : [];
  }),
);

test('each queue of the catalogue has one processor, which handles its number of jobs at once', () => {
  const numbers = found.map(({ queue, worker }) => [queue, worker?.concurrency ?? null] as const);
  expect(numbers.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual(Object.entries(atOnce));
  expect(new Set(Object.values(jobs).map(({ queue }) => queue))).toEqual(new Set(Object.keys(atOnce)));
});

test('every processor has the limits of the job host', () => {
  expect(found.map(({ worker }) => worker)).toEqual(found.map(() => expect.objectContaining(jobHostOptions)));
});
