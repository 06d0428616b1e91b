import type { Sandbox } from '../support/sandbox.ts';
import { load, type Pair } from './load.ts';
import { newLead } from './sessions.ts';

const leads = 50;
const roundsEach = 8;
const faultEveryMs = 100;
/** Longer than all time limits of the product. */
const neverMs = 600_000;

/**
 * How many times longer 49 leads of one bot wait for their answers while the fiftieth has every WhatsApp
 * fault at once and writes all the time. The faults: no privacy id, an outdated device in the list, and no
 * answer to any query about that lead.
 */
export async function measureWithFault(
  sandbox: Sandbox,
  bot: string,
  ask: (pair: Pair, text: string) => Promise<number>,
): Promise<{ readonly ratio: number; readonly unanswered: number }> {
  const others = await Promise.all(Array.from({ length: leads - 1 }, async (): Promise<Pair> => ({ bot, lead: await newLead(sandbox) })));
  await load(others, 4, ask);
  const calm = await load(others, roundsEach, ask);
  const faultyLead = await newLead(sandbox);
  await sandbox.call('POST', '/whatsapp/faults', { number: faultyLead, hideLid: true, staleDevice: true, slowQueryMs: neverMs });
  let going = true;
  const writing = (async () => {
    for (let count = 0; going; count++) {
      await sandbox.call('POST', `/whatsapp/phones/${faultyLead}/send`, { to: bot, text: `gangguan ${count}` });
      await new Promise((resolve) => setTimeout(resolve, faultEveryMs));
    }
  })();
  const beside = await load(others, roundsEach, ask);
  going = false;
  await writing;
  await sandbox.call('DELETE', '/whatsapp/faults');
  return { ratio: beside.latencyMs.p50 / calm.latencyMs.p50, unanswered: calm.unanswered + beside.unanswered };
}
