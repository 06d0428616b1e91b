import { bots } from '#contracts/http/account/bots';
import { hours } from '#contracts/http/bot/hours';
import { shipping } from '#contracts/http/bot/shipping';
import type { Route } from '#contracts/http/route';
import { accountAnswers } from './account-answers.js';
import type { Answer } from './answer.js';
import { botAnswers } from './bot-answers.js';
import { chatAnswers } from './chat-answers.js';

function withoutRows(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, name === 'total' ? 0 : withoutRows(inner)]));
}

/**
 * Lists that always have entries. The list of places has at least two entries, because the owner must choose between
 * them.
 */
const neverEmpty = new Set<Route>([bots.list, hours.read, shipping.origin]);

/** The answers of a shop in which nothing has happened yet: every list is empty. */
export function emptied(): Answer[] {
  const reads = [...accountAnswers, ...botAnswers, ...chatAnswers].filter(({ route }) => route.method === 'GET');
  return reads.map(({ route, reply }) => ({ route, reply: neverEmpty.has(route) ? reply : withoutRows(reply) }));
}
