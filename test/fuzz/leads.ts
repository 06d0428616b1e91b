import { proto } from 'baileys';
import { linkOwner, type Owner } from '../support/owners.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Sending } from '../support/whatsapp/phone.ts';
import { makeFile, type Sample } from './files.ts';
import { fillings, largestMessages, messageMaxChars } from './largest.ts';
import { filledMessage, messageKinds } from './message-kinds.ts';
import { Random } from './random.ts';

/** A bot that leads write to. */
export interface Shop {
  readonly owner: Owner;
  readonly bot: string;
}

const messagesPerLead = 5;
const textsPerMessage = 5;

/** An owner with a linked bot and enough replies. */
export async function openShop(app: TestApp): Promise<Shop> {
  const owner = await app.registerOwner();
  const bot = await linkOwner(app, owner);
  await app.sql(`UPDATE subscriptions SET replies_left = 1000000 WHERE account_id = $1`, [owner.userId]);
  return { owner, bot };
}

function attachmentOf({ name, mimetype, bytes }: Sample, random: Random): Sending {
  const base64 = bytes.toString('base64');
  return random.pick<Sending>([
    { image: { base64, mimetype, caption: 'ini ya' } },
    { voice: { base64, seconds: random.below(100_000) } },
    { document: { base64, fileName: name, mimetype } },
  ]);
}

/** A damaged attachment, or a message of any kind, in half of the cases with the longest texts. */
function messageOf(random: Random, samples: readonly Sample[]): { readonly what: string; readonly sending: Sending } {
  if (random.chance(0.4)) {
    const file = makeFile(random, samples);
    return { what: `a file ${file.name}`, sending: attachmentOf(file, random) };
  }
  const [filling, fill] = random.pick(Object.entries(fillings));
  const text = fill(random.chance(0.5) ? messageMaxChars : random.below(2_000));
  const own = Object.entries(largestMessages(text));
  const kind = random.pick(messageKinds);
  const [name, message] = random.chance(0.3)
    ? random.pick(own)
    : ([kind, filledMessage(kind, text, textsPerMessage * messageMaxChars) as proto.IMessage] as const);
  return { what: `${name} of ${filling}`, sending: { raw: Buffer.from(proto.Message.encode(message).finish()).toString('base64') } };
}

/**
 * Leads send random messages and files, five from each lead, and a short text at the end, which must be stored.
 * @returns one sentence for each lead whose last text did not arrive
 */
export async function fuzzLeads(
  app: TestApp,
  { owner, bot }: Shop,
  { seed, count, samples }: { readonly seed: number; readonly count: number; readonly samples: readonly Sample[] },
): Promise<string[]> {
  const problems: string[] = [];
  for (let index = 0; index < count; index += messagesPerLead) {
    const random = Random.of(seed, index);
    const lead = await app.sandbox.phone(undefined, random.pick(Object.values(fillings))(random.below(2_000)));
    const sent: string[] = [];
    for (let nth = 0; nth < messagesPerLead; nth += 1) {
      const { what, sending } = messageOf(random, samples);
      sent.push(what);
      await lead.send(bot, sending);
    }
    const last = await lead.send(bot, 'Itu saja');
    const isStored = async () =>
      (await app.sql(`SELECT 1 FROM messages WHERE bot_id = $1 AND wa_id = $2`, [owner.userId, last])).length > 0;
    await waitFor(isStored).catch(() => problems.push(`#${index}: nothing is stored after ${sent.join(', ')}`));
  }
  return problems;
}
