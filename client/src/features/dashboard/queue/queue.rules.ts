import type { ContactView, Waiting } from '#contracts/http/chat/chat';
import type { Queue } from '#contracts/http/chat/queue';
import type { NeedReason } from '#contracts/values/needs';

const minuteMs = 60_000;

const brokenReasons: ReadonlySet<NeedReason> = new Set(['ai-failed', 'no-quota', 'no-package', 'unsent'] as const);

/** How long a lead waits: `baru saja`, `12 menit`, `3 jam`, `2 hari`. */
export function waitedWords(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / minuteMs);
  if (!(minutes >= 1)) return 'baru saja';
  if (minutes < 60) return `${minutes} menit`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} jam`;
  return `${Math.floor(minutes / (24 * 60))} hari`;
}

/**
 * The leads that the queue shows. These are the requested pages, or the first page, without leads that the owner has
 * just handled.
 */
export function shownLeads(first: Waiting, pages: readonly Queue[] | undefined, leaving: ReadonlySet<string>): ContactView[] {
  const leads = pages ? pages.flatMap((page) => page.leads) : first.leads;
  // a lead may move to an earlier page while the later ones are fetched
  const byId = new Map(leads.map((lead) => [lead.conversationId, lead]));
  return [...byId.values()].filter((lead) => lead.needsOwner !== null && !leaving.has(lead.conversationId));
}

/**
 * How many leads need the owner: the server's count minus the leads that the owner has just handled, but at least the
 * number of shown leads.
 */
export function countLeft(counts: Waiting['counts'], shown: number, leaving: ReadonlySet<string>): number {
  return Math.max(shown, counts.needsOwner - leaving.size);
}

/** Amber: the owner has to act in this chat. Red: a failure that affects this lead and others. */
export function chipTone(reason: NeedReason): 'bad' | 'warn' {
  return brokenReasons.has(reason) ? 'bad' : 'warn';
}
