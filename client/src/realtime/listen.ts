import { panelEvents, type PanelEvent, type ServerToPanel } from '#contracts/realtime/events';
import type { KnownBot } from '../state/bots.js';
import { readAnswer } from '../api/read-answer.js';

/** An event without a subject is about the person, or comes from a server that names none. */
function isAbout(subject: unknown, shown: Pick<KnownBot, 'botId' | 'accountId'>): boolean {
  const { botId = shown.botId, accountId = shown.accountId } = (subject ?? {}) as Readonly<Record<string, unknown>>;
  return botId === shown.botId && accountId === shown.accountId;
}

type On = (event: PanelEvent, listener: (payload?: unknown, subject?: unknown) => void) => void;

interface Listening {
  /** The bot that the handlers are for; null when the id of the person's only bot is not known. */
  readonly shown: Pick<KnownBot, 'botId' | 'accountId'> | null;
  /** Called instead of the handler for a payload that could not be read at all. */
  readonly onUnreadable: (event: PanelEvent) => void;
}

/**
 * Connects each event to its handler. Payloads are read with the same tolerance as answers: a server deployed after this
 * page was opened may send more fields or new values. Events of another bot or account are ignored: that bot's data is
 * read again when it is shown.
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
