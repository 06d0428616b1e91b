import { createHash } from 'node:crypto';
import type { Sql } from '../../../../platform/database/database.js';
import { cleanMoment } from '../../conversations.rules.js';
import type { Arrival } from '../inbound.statements.js';
import { canBeAutomatic, fastMs, isAutomatic, comparedText, isLearnable, soonMs } from './automatic.rules.js';
import { findKnownTexts, idleMinutes, notePhoneText, type KnownText } from './phone-texts.statements.js';

/**
 * Marks messages from the shop's phone that its app sent automatically. Runs no statement when no message is from the
 * phone. Otherwise it runs one statement for all of them, and one more for each text that came within seconds of
 * another message.
 */
export async function markAutomatic(tx: Sql, arrivals: readonly Arrival[], now: Date): Promise<readonly Arrival[]> {
  const places = arrivals.flatMap((one, place) => (isCandidate(one) ? [place] : []));
  if (places.length === 0) return arrivals;
  const texts = places.map((place) => phoneTextOf(arrivals[place]!, now));
  const known = await findKnownTexts(tx, texts);
  const marked = [...arrivals];
  // Texts of this commit that only the app can have sent. They count as evidence too, because the backlog of many
  // chats may arrive in one commit.
  const fast: Text[] = [];
  for (const [index, place] of places.entries()) {
    const [arrival, text, facts] = [arrivals[place]!, texts[index]!, known[index]!];
    const spokenMs = Math.max(facts.spokenAt?.getTime() ?? -Infinity, lastSpokenMs(arrivals.slice(0, place), text, now));
    const sinceMs = Math.max(0, text.at.getTime() - spokenMs);
    const openMs = Math.max(0, text.at.getTime() - openedMs(facts, arrivals.slice(0, place), text, now));
    const fastHere = fast.filter((one) => isSameElsewhere(one, text)).map(({ conversationId }) => conversationId);
    const fastElsewhere = new Set([...facts.fastChats, ...fastHere]).size;
    const automatic = isAutomatic({ ...arrival, fastElsewhere, soonElsewhere: facts.soonElsewhere, sinceMs, openMs });
    const isFast = automatic && sinceMs <= fastMs;
    if (automatic) marked[place] = { ...arrival, origin: 'app' };
    if (isFast) fast.push(text);
    if (sinceMs <= soonMs && isLearnable(arrival.body)) await notePhoneText(tx, { ...text, fast: isFast });
  }
  return marked;
}

type Text = ReturnType<typeof phoneTextOf>;

function isSameElsewhere(one: Text, other: Text): boolean {
  return one.botId === other.botId && one.conversationId !== other.conversationId && one.hash.equals(other.hash);
}

function isCandidate({ isFromPhone, kind, origin, sender }: Arrival): boolean {
  return sender === 'owner' && isFromPhone === true && origin === undefined && canBeAutomatic(kind);
}

/** Time of the lead's last message before the text, within the same batch; -Infinity when there is none. */
function lastSpokenMs(before: readonly Arrival[], text: Text, now: Date): number {
  const ofLead = before.filter(({ sender }) => sender === 'lead');
  return Math.max(-Infinity, ...momentsOf(ofLead, text, now));
}

/**
 * Time of the first message after the chat was idle. Includes the earlier messages of the same batch. -Infinity when
 * there is none.
 */
function openedMs({ lastAt, openedAt }: KnownText, before: readonly Arrival[], text: Text, now: Date): number {
  let [last, opened] = [lastAt?.getTime() ?? -Infinity, openedAt?.getTime() ?? -Infinity];
  for (const ms of momentsOf(before, text, now).toSorted((one, other) => one - other)) {
    if (ms - last >= idleMinutes * 60_000) opened = ms;
    last = Math.max(last, ms);
  }
  return opened;
}

function momentsOf(before: readonly Arrival[], { at, conversationId, botId }: Text, now: Date): number[] {
  return before
    .filter((one) => one.conversationId === conversationId && one.botId === botId)
    .map((one) => cleanMoment(one.at, now).getTime())
    .filter((ms) => ms <= at.getTime() + 1_000);
}

function phoneTextOf({ at, body, conversationId, botId }: Arrival, now: Date) {
  const hash = createHash('sha256')
    .update(`${botId} ${comparedText(body)}`)
    .digest();
  return { botId, conversationId, hash, at: cleanMoment(at, now) };
}
