import { panelEvents, type PanelEvent, type ServerToPanel } from '#contracts/realtime/events';
import type { KnownBot } from '../state/bots.js';
import { readAnswer } from '../api/read-answer.js';

/**
 * True when an event concerns the shown bot and its account. An event without a subject concerns the person, or comes
 * from a server that sends no subjects. Both count as true.
 */
function isAbout(subject: unknown, shown: Pick<KnownBot, 'botId' | 'accountId'>): boolean {
  const { botId = shown.botId, accountId = shown.accountId } = (subject ?? {}) as Readonly<Record<string, unknown>>;
  return botId === shown.botId && accountId === shown.accountId;
}

type On = (event: PanelEvent, listener: (payload?: unknown, subject?: unknown) => void) => void;

interface Listening {
  /** The bot that the handlers belong to. Null when the person has only one bot and its id is not known. */
  readonly shown: Pick<KnownBot, 'botId' | 'accountId'> | null;
  /** Called instead of the handler for a payload that could not be read at all. */
  readonly onUnreadable: (event: PanelEvent) => void;
}

/**
 * Connects each event to its handler. Parses payloads with the same tolerance as answers, because a server that was
 * deployed after this page was opened may send more fields or new values.
 *
 * Events of another bot or account are ignored. The panel fetches the data of that bot again when it shows the bot.
 */
export function listen(on: On, handlers: ServerToPanel, { shown, onUnreadable }: Listening): void {
  for (const event of Object.keys(panelEvents) as PanelEvent[]) {
    const schema = panelEvents[event];
    const handle = handlers[event] as (payload: unknown) => void;
    on(event, (payload, subject) => {
      if (shown !== null && !isAbout(subject, shown)) return;
      let read: unknown;
      try {
        read = readAnswer(schema, payload ?? undefined);
      } catch {
        onUnreadable(event);
        return;
      }
      handle(read);
    });
  }
}
