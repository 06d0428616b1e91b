import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { newId } from '../crypto/ids.js';
import { runAs } from '../loop/operation.js';
import { newTraceId } from '../loop/trace.rules.js';
import { Wakes, type Wake } from './wakes.js';

/* Notices to session hosts: all listeners hear each one over one connection, and one that cannot be read or sent is logged. */

const botId = newId<BotId>();
const { log, lines } = recordedLog();
let published: [string, string][];
let subscriptions: string[];
let isAway: boolean;
let connection: EventEmitter;
let wakes: Wakes;

beforeEach(() => {
  [published, subscriptions, isAway] = [[], [], false];
  connection = Object.assign(new EventEmitter(), { subscribe: async (channel: string) => void subscriptions.push(channel) });
  const publish = async (channel: string, text: string) => {
    if (isAway) throw new Error('Redis is away');
    published.push([channel, text]);
  };
  wakes = new Wakes({ commands: { publish }, connect: () => connection } as never, log);
});

const arrives = (text: string) => connection.emit('message', 'wakes', text);

test('what is sent is what every listener hears, with the trace of the request', async () => {
  const heard: [string, Wake][] = [];
  await wakes.listen((wake) => void heard.push(['first', wake]));
  await wakes.listen((wake) => void heard.push(['second', wake]));
  const trace = newTraceId();
  runAs({ name: 'request', ids: {}, trace }, () => wakes.send({ kind: 'outbox', botId, about: '628111' }));
  wakes.send({ kind: 'session', botId });
  expect(published.map(([channel]) => channel)).toEqual(subscriptions.flatMap((channel) => [channel, channel]));
  for (const [, text] of published) arrives(text);
  const [withTrace, plain] = [
    { kind: 'outbox', botId, about: '628111', trace },
    { kind: 'session', botId },
  ];
  expect(heard).toEqual([
    ['first', withTrace],
    ['second', withTrace],
    ['first', plain],
    ['second', plain],
  ]);
});

test.each([
  ['without words', ''],
  ['that is no JSON', 'no JSON'],
  ['without fields', '{}'],
  ['of an unknown kind', `{"kind":"other","botId":"${botId}"}`],
  ['of no bot', '{"kind":"session","botId":"x"}'],
])('a notice %s is logged by its length and ignored, and the next one is heard', async (_what, text) => {
  const heard: Wake[] = [];
  await wakes.listen((wake) => void heard.push(wake));
  const before = lines.length;
  arrives(text);
  arrives(JSON.stringify({ kind: 'session', botId }));
  expect(heard).toEqual([{ kind: 'session', botId }]);
  expect(lines.slice(before)).toMatchObject([{ event: 'wake.unreadable', bytes: text.length }]);
});

test('a notice that could not be sent is logged, and fails nothing', async () => {
  isAway = true;
  const before = lines.length;
  wakes.send({ kind: 'typing', botId, about: '628111' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines.slice(before)).toMatchObject([{ event: 'wake.lost', kind: 'typing', botId }]);
  expect(JSON.stringify(lines.slice(before))).not.toContain('628111');
});

test('after the shutdown nothing is heard any more', async () => {
  const heard: Wake[] = [];
  await wakes.listen((wake) => void heard.push(wake));
  wakes.onApplicationShutdown();
  arrives(JSON.stringify({ kind: 'session', botId }));
  expect(heard).toEqual([]);
});
