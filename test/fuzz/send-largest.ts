import { fileInputs, messageInputs, routeInputs, strangeInputs, type Sender } from '../support/loop/largest-inputs.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Shop } from './leads.ts';

/**
 * Sends the largest legal input of every route in all fillings, the largest bodies and files that are refused, and every
 * kind of message with its largest texts.
 *
 * @returns one sentence for each input that caused an internal error, or was not stored
 */
export async function sendLargest(app: TestApp, { owner, bot }: Shop): Promise<string[]> {
  const sender: Sender = { app, owner, ownPhone: bot, ids: { userId: owner.userId, what: 'contacts', shop: 'kuliner' } };
  const inputs = [...routeInputs(sender, 'all'), ...strangeInputs(sender), ...fileInputs(sender), ...messageInputs(sender, 'one each')];
  const problems: string[] = [];
  for (const { name, send } of inputs) await send().catch((error: unknown) => problems.push(`${name}: ${String(error)}`));
  console.log(`${inputs.length} largest inputs sent`);
  return problems;
}
