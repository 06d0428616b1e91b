/**
 * `npm run bench -- replies`: the bare echo bot and this product, side by side in one run, against the same kind of simulator.
 * Prints a table, writes it to `.data/bench/`, and ends with code 1 when a target is missed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import globalSetup from '../support/jest/global-setup.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { startTestApp } from '../support/test-app.ts';
import { Sandbox } from '../support/sandbox.ts';
import { processorMs, residentMb } from './figures.ts';
import { load, type Pair } from './load.ts';
import { collector, root } from './places.ts';
import { asker, bareBot, newLead, product, settled, type Contender } from './sessions.ts';
import { rawKeyPrice } from './raw-keys.ts';
import { measureWithFault } from './fault.ts';

const idleSessions = Number(process.env.BENCH_IDLE_SESSIONS ?? 50);
const busySessions = Number(process.env.BENCH_BUSY_SESSIONS ?? 20);
const rounds = Number(process.env.BENCH_ROUNDS ?? 300);
const warmUpRounds = 200;
const fewSessions = 5;

export interface Result {
  readonly name: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly repliesPerSecond: number;
  readonly busyP50Ms: number;
  readonly busyP99Ms: number;
  readonly mbPerIdleSession: number;
  readonly cpuMsPerReply: Readonly<Record<string, number>>;
  /** The response time when only one lead asks. */
  readonly aloneCpuMsPerReply: Readonly<Record<string, number>>;
  readonly unanswered: number;
}

const standIn = 'stand-in';

const noLimits = {
  PACING: 'off',
  REPLY_QUIET_MS: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'false',
  LLM_MODEL: 'echo',
  REPLY_LOOP_LIMIT: '1000000',
  REPLY_LEAD_ANSWERS_PER_HOUR: '1000',
  REPLY_LEAD_ANSWERS_PER_DAY: '1000',
  DATABASE_POOL: '10',
  NODE_OPTIONS: `--expose-gc --import ${collector}`,
};

async function measure(sandbox: Sandbox, contender: Contender): Promise<Result> {
  const ask = asker(sandbox);
  // memory of one more idle session: measured freshly started, with few and with many of them
  const bots: string[] = [];
  const weigh = async (sessions: number) => {
    while (bots.length < sessions) bots.push(await contender.link());
    await contender.restart();
    return weighAtRest(contender);
  };
  const few = await weigh(fewSessions);
  const many = await weigh(fewSessions + idleSessions);

  const first: Pair = { bot: bots[0]!, lead: await newLead(sandbox) };
  // the first turns measure the compiler, so they are not counted
  await load([first], warmUpRounds, ask);
  const watched = async (leads: readonly Pair[], each: number) => {
    const parts = Object.entries({ ...(await contender.pids()), [standIn]: [sandbox.pid] });
    const before = parts.map(([, pids]) => pids.map(processorMs));
    const result = await load(leads, each, ask);
    const used = parts.map(([name, pids], part) => {
      const spent = pids.reduce((sum, pid, index) => sum + Math.max(0, processorMs(pid) - before[part]![index]!), 0);
      return [name, spent / result.latencyMs.count] as const;
    });
    return { ...result, used: Object.fromEntries(used) };
  };
  const alone = await watched([first], rounds);

  const pairs = await Promise.all(bots.slice(0, busySessions).map(async (bot): Promise<Pair> => ({ bot, lead: await newLead(sandbox) })));
  await load(pairs, 20, ask);
  const busy = await watched(pairs, Math.ceil((rounds * 6) / busySessions));
  return {
    name: contender.name,
    p50Ms: alone.latencyMs.p50,
    p99Ms: alone.latencyMs.p99,
    repliesPerSecond: busy.repliesPerSecond,
    busyP50Ms: busy.latencyMs.p50,
    busyP99Ms: busy.latencyMs.p99,
    mbPerIdleSession: (many - few) / idleSessions,
    cpuMsPerReply: busy.used,
    aloneCpuMsPerReply: alone.used,
    unanswered: alone.unanswered + busy.unanswered,
  };
}

/** Resident memory of the sessions' process in MB, once it has nothing to do and its garbage is collected. */
async function weighAtRest(contender: Contender): Promise<number> {
  const pid = contender.sessionsPid();
  for (let round = 0; round < 2; round++) {
    await settled(() => processorMs(pid));
    process.kill(pid, 'SIGUSR2');
  }
  await settled(() => processorMs(pid));
  return residentMb(pid);
}

async function measureBare(): Promise<Result> {
  const sandbox = await Sandbox.start();
  const bot = await bareBot(sandbox);
  try {
    return await measure(sandbox, bot);
  } finally {
    await bot.close();
    await sandbox.close();
  }
}

async function measureProduct(): Promise<{ ours: Result; problem: Target[] }> {
  const app = await startTestApp({ env: noLimits });
  try {
    const contender = await product(app);
    const ours = await measure(app.sandbox, contender);
    const { ratio, unanswered } = await measureWithFault(app.sandbox, await contender.link(), asker(app.sandbox));
    const problem = [
      { what: 'p50 of 49 leads beside one in trouble', value: ratio, bound: 'at most 2', met: ratio <= 2 },
      { what: 'questions without an answer beside it', value: unanswered, bound: '0', met: unanswered === 0 },
    ];
    return { ours, problem };
  } finally {
    await app.close();
  }
}

interface Target {
  readonly what: string;
  readonly value: number;
  readonly bound: string;
  readonly met: boolean;
}

function judge(bare: Result, ours: Result): Target[] {
  const latency = ours.p50Ms / bare.p50Ms;
  const throughput = ours.repliesPerSecond / bare.repliesPerSecond;
  const memory = ours.mbPerIdleSession / bare.mbPerIdleSession;
  return [
    { what: 'p50 over the bare bot', value: latency, bound: 'at most 3', met: latency <= 3 },
    { what: 'replies per second of the bare bot', value: throughput, bound: 'at least 0.5', met: throughput >= 0.5 },
    { what: 'memory per idle session of the bare bot', value: memory, bound: 'at most 1.25', met: memory <= 1.25 },
    {
      what: 'questions without an answer',
      value: bare.unanswered + ours.unanswered,
      bound: '0',
      met: bare.unanswered + ours.unanswered === 0,
    },
  ];
}

function print(results: readonly Result[], targets: readonly Target[]): void {
  const figure = (value: number) => Number(value.toFixed(2));
  console.table(
    results.map((one) => ({
      bot: one.name,
      'p50 ms': figure(one.p50Ms),
      'p99 ms': figure(one.p99Ms),
      'replies/s': figure(one.repliesPerSecond),
      'busy p50 ms': figure(one.busyP50Ms),
      'busy p99 ms': figure(one.busyP99Ms),
      'MB per idle session': figure(one.mbPerIdleSession),
      unanswered: one.unanswered,
    })),
  );
  console.log('Processor time per reply under load, ms:');
  for (const { name, cpuMsPerReply } of results) {
    const parts = Object.entries(cpuMsPerReply).map(([part, ms]) => `${part} ${ms.toFixed(2)}`);
    console.log(`  ${name}: ${parts.join(', ')}`);
  }
  console.log("To compare versions by, in the stand-in's own processor time per reply, which tells how fast the machine was just then:");
  for (const { name, p50Ms, repliesPerSecond, aloneCpuMsPerReply, cpuMsPerReply } of results) {
    const alone = p50Ms / aloneCpuMsPerReply[standIn]!;
    const busy = 1_000 / repliesPerSecond / cpuMsPerReply[standIn]!;
    console.log(`  ${name}: p50 ${alone.toFixed(2)}, one reply of many ${busy.toFixed(2)}`);
  }
  console.table(targets.map(({ what, value, bound, met }) => ({ target: what, value: figure(value), bound, met: met ? 'yes' : 'NO' })));
}

async function run(): Promise<void> {
  // commits that survive a power cut, as in production
  process.env.TEST_DURABLE = 'yes';
  await globalSetup();
  try {
    const bare = await measureBare();
    const { ours, problem } = await measureProduct();
    const price = rawKeyPrice();
    // below this, the patch for raw keys is no longer needed
    const patch = { what: 'a raw key over a key object, in Node', value: price, bound: 'above 1.5', met: price > 1.5 };
    const targets = [...judge(bare, ours), ...problem, patch];
    const folder = join(root, '.data', 'bench');
    mkdirSync(folder, { recursive: true });
    const machine = { node: process.version, cores: cpus().length, memoryGb: Math.round(totalmem() / 1e9) };
    writeFileSync(
      join(folder, 'result.json'),
      `${JSON.stringify({ at: new Date(), machine, rounds, idleSessions, busySessions, results: [bare, ours], targets }, null, 2)}\n`,
    );
    print([bare, ours], targets);
    if (targets.some(({ met }) => !met)) process.exitCode = 1;
  } finally {
    await globalTeardown();
  }
}

await run();
