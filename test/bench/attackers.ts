/**
 * `npm run bench -- attackers [count] [word]`: response times of one owner's panel and leads, alone and beside 20
 * attackers (or the given number) of all kinds, or of kinds whose name contains the word. Prints both and their ratio;
 * ends with code 1 when a lead is not answered, a request fails, or the panel's p99 is over three times the quiet one.
 *
 * The attackers and the simulated services run with a lower priority than the product, because in production they are on
 * other machines. Their sessions get it as well: between sessions Linux takes no notice of the priority of a process.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import '../support/contracts-as-source.ts';
import globalSetup from '../support/jest/global-setup.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import type { Service } from '../support/loop/attackers.ts';
import { linkOwner } from '../support/owners.ts';
import { longestPauseMs } from '../support/loop/loop-pauses.ts';
import { PanelProcess } from '../support/loop/panel-watch.ts';
import { lowerPriority } from '../support/loop/priority.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import { spreadOf, type Spread } from './figures.ts';

const { makeAttackers, underAttack, watchService } = await import('../support/loop/attackers.ts');

const count = Number(process.argv[2] ?? 20);
const word = process.argv[3];
const questions = 40;
/** Some hundred requests of the panel, so that their 99th percentile is more than the slowest one. */
const leastMs = 60_000;
const ratioMax = 3;
/** Niceness of programs that are on another machine in production. */
const elsewhere = 15;

function shown(name: string, { leadsAsked, leadsAnswered, failed, panelMs, answerMs, insideMs }: Service) {
  const [panel, answers, inside] = [panelMs, answerMs, insideMs].map(spreadOf) as [Spread, Spread, Spread];
  const whole = Math.round;
  return {
    run: name,
    leads: `${leadsAnswered} of ${leadsAsked}`,
    'answer p50 ms': whole(answers.p50),
    'answer p99 ms': whole(answers.p99),
    'inside p50 ms': whole(inside.p50),
    'inside p99 ms': whole(inside.p99),
    requests: panel.count,
    failed: failed.length,
    'panel p50 ms': whole(panel.p50),
    'panel p99 ms': whole(panel.p99),
  };
}

const ticksPerSecond = 100;

/** Processor milliseconds of each program so far. */
function cpuTimes(app: TestApp): Record<string, number> {
  const pids = { server: app.servers[0]!.pid, workers: app.workers[0]!.pid, sandbox: app.sandbox.pid, 'this process': process.pid };
  return Object.fromEntries(
    Object.entries(pids).map(([name, pid]) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return [name, ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond];
    }),
  );
}

/** The operations that blocked the server's event loop for over 200 ms, with the longest pause of each in milliseconds. */
function pausesOf(app: TestApp): string {
  const longest: Record<string, number> = {};
  for (const { event, operation, blockedMs, at } of app.servers[0]!.events) {
    if (event !== 'loop.blocked') continue;
    const name = `${String(operation)} ${String((at as string[])[0] ?? '')}`.trim();
    longest[name] = Math.max(longest[name] ?? 0, Number(blockedMs));
  }
  return Object.keys(longest).length === 0 ? 'none' : JSON.stringify(longest, null, 1);
}

await globalSetup();
try {
  const app = await startTestApp({ env: { LOG_LEVEL: 'warn', LLM_MODEL: 'echo', DATABASE_POOL: '10' } });
  try {
    const owner = await app.registerOwner();
    const watched = { bot: await linkOwner(app, owner), botId: owner.botId, questions };
    // more answers than a trial includes
    await app.sql(`UPDATE subscriptions SET replies_left = 1000000 WHERE account_id = $1`, [owner.userId]);
    const attackers = await makeAttackers(app, count, owner.email, word);
    for (const server of app.servers) await server.restart('SIGTERM', { RATE_LIMITS: 'true', TRUST_PROXY: '1' });
    await waitFor(async () => (await owner.api.get('/bot/status')).body.status === 'online', { what: 'the bot online again' });
    const panel = new PanelProcess(owner.api);
    app.onClose(() => panel.close());
    for (const pid of [process.pid, app.sandbox.pid]) {
      const setBack = lowerPriority(pid, elsewhere);
      app.onClose(async () => setBack());
    }
    await watchService(app, panel, watched); // the first turns measure the compiler
    const quiet = await watchService(app, panel, { ...watched, leastMs });
    await longestPauseMs(app.servers[0]!);
    const own = monitorEventLoopDelay({ resolution: 10 });
    const before = cpuTimes(app);
    own.enable();
    const from = performance.now();
    const { result: attacked, counts } = await underAttack(attackers, () => watchService(app, panel, { ...watched, leastMs }));
    own.disable();
    const seconds = (performance.now() - from) / 1_000;
    console.table([shown('quiet', quiet), shown(`beside ${count} attackers`, attacked)]);
    console.log(`attacks: ${JSON.stringify(counts)}`);
    const shares = Object.entries(cpuTimes(app)).map(([name, used]) => `${name} ${((used - before[name]!) / seconds / 10).toFixed(0)} %`);
    console.log(
      `processor time in ${seconds.toFixed(0)} s: ${shares.join(', ')}; this process was late by ${(own.percentile(99) / 1e6).toFixed(0)} ms (p99)`,
    );
    const computedMs = Math.round(await longestPauseMs(app.servers[0]!));
    console.log(`longest computation of the server's main thread: ${computedMs} ms; pauses of its loop over 200 ms: ${pausesOf(app)}`);
    const ratio = spreadOf(attacked.panelMs).p99 / spreadOf(quiet.panelMs).p99;
    console.log(`panel p99, attacked over quiet: ${ratio.toFixed(2)} (at most ${ratioMax})`);
    if (ratio > ratioMax || attacked.failed.length > 0 || attacked.leadsAnswered < attacked.leadsAsked) process.exitCode = 1;
  } catch (error) {
    for (const program of [...app.servers, ...app.workers]) console.error(program.kind, program.hasExited, program.output.slice(-20));
    throw error;
  } finally {
    await app.close();
  }
} finally {
  await globalTeardown();
}
