import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import type { HeldSession } from '#core/features/bots/bots.types';
import { newId } from '#core/platform/crypto/ids';
import type { Wake } from '#core/platform/wake/wakes';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { SessionHost } from './session-host.js';

/* What one host does with its sessions when it is notified, when a session ends, and when it is closed. */

const [botId, unknownBot] = [newId<BotId>(), newId<BotId>()];
const held = { botId, epoch: '7', desired: 'running', pairingPhone: null } as unknown as HeldSession;
const { log } = recordedLog();

let told: string[];
let free: HeldSession[];
let mine: HeldSession[];
let end: () => void;
let host: SessionHost;
let wake: (one: Wake) => void;

const turn = () => new Promise((resolve) => setImmediate(resolve));
async function turns(): Promise<void> {
  for (let nth = 0; nth < 10; nth += 1) await turn();
}

beforeEach(async () => {
  [told, free, mine] = [[], [held], [held]];
  const tell =
    <Result>(name: string, result?: () => Result) =>
    (...given: unknown[]): Promise<Result> => {
      told.push([name, ...given.filter((one) => typeof one === 'string' && one !== botId)].join(' '));
      return Promise.resolve(result?.() as Result);
    };
  const runner = new Proxy({ held, isOnline: true, isLost: false, isUnlinking: false } as Record<string, unknown>, {
    get: (known, name: string) => (name in known ? known[name] : tell(name)),
  });
  const running = new Promise<void>((resolve) => (end = resolve));
  runner['run'] = () => running;
  runner['stop'] = () => {
    told.push('stop');
    end();
    return Promise.resolve();
  };
  const leases = {
    present: () => ({ beat: async () => undefined, leave: async () => undefined }),
    claimFree: async () => free.splice(0),
    claim: tell('claim', () => null),
    held: async () => mine,
    touch: async () => undefined,
    release: tell('release'),
    signOff: tell('signs off'),
  };
  host = new SessionHost(
    ...([
      { create: () => runner },
      leases,
      { idle: tell('commits are stored') },
      { owners: () => [], has: () => false, recheck: async () => undefined },
      { answer: tell('answers a number') },
      { heard: tell('reads a passkey', () => 'saying'), receive: tell('passes a passkey on') },
      { waiting: async () => [], withdrawForbidden: tell('withdraws', () => undefined) },
      { waiting: async () => [] },
      { listen: async (listener: typeof wake) => void (wake = listener), send: ({ kind }: Wake) => void told.push(`wakes ${kind}`) },
      { SESSION_WATCH_SPEED: 1, SESSIONS_PER_HOST: 10, WHATSAPP_ROOT_KEY: undefined },
      log,
      { gauge: () => ({ set: () => undefined }) },
    ] as unknown as ConstructorParameters<typeof SessionHost>),
  );
  await host.onApplicationBootstrap();
  await turns();
  told = [];
});
afterEach(async () => {
  end();
  await host.beforeApplicationShutdown();
});

/** The calls, without the id of the host. */
const named = () => told.map((one) => one.replace(host.id, '').trim());

test.each<[string, Omit<Wake, 'botId'>, string[]]>([
  ['something to send', { kind: 'outbox' }, ['notify']],
  ['a chat in which the bot must stop', { kind: 'outbox', about: 'jid' }, ['stopTyping jid', 'notify']],
  ['an answer that is prepared', { kind: 'typing', about: 'jid' }, ['showTyping jid']],
  ['an answer without a chat', { kind: 'typing' }, []],
  ['a number', { kind: 'number', about: 'q1/628111' }, ['findPerson 628111', 'answers a number q1']],
  ['an answer about a passkey', { kind: 'passkey', about: 'a1' }, ['reads a passkey a1', 'answerPasskey saying', 'passes a passkey on a1']],
  ['a logout', { kind: 'unlink' }, ['unlink']],
])('%s is passed to the session', async (_what, one, calls) => {
  wake({ ...one, botId });
  await turns();
  expect(told).toEqual(calls);
});

test.each(['outbox', 'typing', 'number', 'passkey'] as const)('%s of another host’s session is ignored', async (kind) => {
  wake({ kind, botId: unknownBot, about: 'jid' });
  await turns();
  expect(told).toEqual([]);
});

test('a session that ends says which messages are not sent before another host may have it, and is claimed again', async () => {
  end();
  await turns();
  expect(named()).toEqual(['withdraws 7', 'release', 'claim']);
});

test('a host that closes stores what it has, releases its sessions, tells the others, and claims nothing more', async () => {
  await host.beforeApplicationShutdown();
  await turns();
  expect(named()).toEqual(['stop', 'commits are stored', 'release', 'signs off', 'wakes session']);
  told = [];
  wake({ kind: 'outbox', botId });
  wake({ kind: 'session', botId: unknownBot });
  await turns();
  expect(told).toEqual([]);
});
