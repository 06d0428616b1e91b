import type { FactsOf } from '#contracts/events/catalogue';
import type { OpenTurn } from '../conversations/conversations.types.js';
import { previewOf } from '../conversations/messages/turns/turns.service.js';
import { isPaymentReason } from './agent/payment-state.rules.js';
import type { Settled } from './replies.rules.js';
import type { Effects } from './tools/effects.js';

type Named = Pick<OpenTurn, 'calledName' | 'phoneNumber' | 'turn'>;
type WithheldReason = FactsOf<'reply.withheld'>['reason'];

const withheld: readonly Settled[] = ['loop', 'repeats', 'hourly', 'daily'] satisfies WithheldReason[];

/** True when a turn gets no answer because this lead has reached a cost limit. */
export const isWithheld = (reason: Settled): reason is WithheldReason => withheld.includes(reason);

/** The turn and the lead, as named in events. */
export function turnFacts({ calledName, phoneNumber, turn }: Named): Pick<FactsOf<'handover.called'>, 'lead' | 'turn'> {
  return { lead: { name: calledName, contact: phoneNumber }, turn };
}

export function handoverFacts(
  turn: Named & Pick<OpenTurn, 'thread'>,
  { reason, why }: NonNullable<Effects['handover']>,
): FactsOf<'handover.called'> {
  return { ...turnFacts(turn), reason, why, whyBy: isPaymentReason(why) ? 'product' : 'model', leadSaid: leadSaid(turn) };
}

/** The text of the lead's last message; empty when there is none. */
function leadSaid({ thread }: Pick<OpenTurn, 'thread'>): string {
  const last = thread.findLast(({ sender, origin }) => sender === 'lead' && (origin ?? null) === null);
  return last ? previewOf(last.kind, last.body || (last.transcript ?? '')) : '';
}
