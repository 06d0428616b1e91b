import { isRole, may, type Action, type Role } from '#contracts/values/people/permissions';
import { readUserId } from './token.js';

/*
 * The bots of the logged-in person, as the server listed them last, and the bot that this tab shows.
 *
 * The address of every page of the panel contains the bot (`/b/<botId>/chat-history`). Pages, links and routes use
 * paths without the bot. `app/bot-router.tsx` removes the bot from the address and adds it again.
 */
export interface KnownBot {
  readonly botId: string;
  readonly accountId: string;
  /** Null when this panel does not know the role. The panel then allows everything, and the server decides. */
  readonly role: Role | null;
  readonly phone: string | null;
}

/**
 * Local storage keys. `list` stores the bots together with the person they belong to. `last` stores the bot that this
 * device showed last.
 */
const keys = { list: 'bots', last: 'bot' } as const;
const none: readonly KnownBot[] = [];

let shown: string | null = null;
/** The last parsed list. It is cached, because readers compare lists by identity. */
let parsed: { readonly raw: string; readonly of: string; readonly list: readonly KnownBot[] } | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Registers a listener that runs when the list or the shown bot changes. Returns a function that removes the
 * listener.
 */
export function onBotsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(raw: string, person: string): readonly KnownBot[] {
  try {
    const { of, bots } = JSON.parse(raw) as { of: unknown; bots: readonly KnownBot[] };
    if (of !== person) return none;
    return bots.map(({ botId, accountId, role, phone }) => ({
      botId: String(botId),
      accountId: String(accountId),
      role: isRole(role) ? role : null,
      phone: phone && String(phone),
    }));
  } catch {
    return none;
  }
}

/** The bots of the person. Paths without a bot refer to the first one. Empty until the server has listed them. */
export function knownBots(): readonly KnownBot[] {
  const raw = localStorage.getItem(keys.list);
  if (raw === null) return none;
  const of = readUserId();
  if (parsed?.raw !== raw || parsed.of !== of) parsed = { raw, of, list: parse(raw, of) };
  return parsed.list;
}

/** The bot that this tab shows. Null until it is known: requests then refer to the person's first bot. */
export function shownBot(): string | null {
  return shown;
}

export function showBot(botId: string | null): void {
  if (shown === botId) return;
  shown = botId;
  if (botId !== null) localStorage.setItem(keys.last, botId);
  tell();
}

/**
 * The person's rights in the account of this bot, from the same table that the server uses. While the role is
 * unknown, all rights are granted, because the server checks every request anyway.
 */
export function rightsIn(botId: string | null): (action: Action) => boolean {
  const role = knownBots().find((bot) => bot.botId === botId)?.role ?? null;
  return (action) => role === null || may(role, action);
}

/**
 * The bot for an address without a bot: the bot that this device showed last, else the first bot. Null while no bot
 * is known.
 */
export function usualBot(): string | null {
  const last = localStorage.getItem(keys.last);
  const list = knownBots();
  return (list.find(({ botId }) => botId === last) ?? list[0])?.botId ?? null;
}

/** Stores the list of bots from the server. */
export function storeBots(bots: readonly KnownBot[]): void {
  localStorage.setItem(keys.list, JSON.stringify({ of: readUserId(), bots }));
  tell();
}

/** Removes the stored bots. Called at the end of a login, because the next login may belong to another person. */
export function forgetBots(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  shown = null;
}

/** True for the bot that paths without a bot refer to. */
function isFirst(bot: string | null): boolean {
  return bot === null || bot === knownBots()[0]?.botId;
}

/**
 * The bot that a request must name. Null for a person with one bot: the specification's paths then refer to this bot,
 * also on servers that support only one bot.
 */
export function botToName(): string | null {
  return isFirst(shown) && knownBots().length < 2 ? null : shown;
}

/** The storage key for data of a bot. While no bot is shown, it is the plain name: see {@link olderNameInBot}. */
export function nameInBot(bot: string | null, name: string): string {
  return bot === null ? name : `${bot}/${name}`;
}

/**
 * An older storage key that may also contain the bot's data. Data that was stored while no bot was shown belongs to
 * the first bot. Null for all other bots.
 */
export function olderNameInBot(bot: string | null, name: string): string | null {
  return bot !== null && isFirst(bot) ? name : null;
}

const address = /^\/b\/([^/]+)(\/.*)$/;

/** The path in an address, and the bot that the address names. */
export function readAddress(pathname: string): { readonly botId: string | null; readonly path: string } {
  const [, botId, path] = address.exec(pathname) ?? [];
  return botId && path ? { botId, path } : { botId: null, path: pathname };
}

/** The address of a path in a bot. An address that already names a bot stays unchanged. */
export function addressIn(botId: string | null, path: string): string {
  return botId === null || address.test(path) ? path : `/b/${botId}${path}`;
}
