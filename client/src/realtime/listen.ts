import { panelEvents, type PanelEvent, type ServerToPanel } from '#contracts/realtime/events';
import { readAnswer } from '../api/read-answer.js';

type On = (event: PanelEvent, listener: (payload?: unknown, botId?: unknown) => void) => void;

interface Listening {
  /** The bot that the handlers are for; null when the person's only bot is not known by name. */
  readonly botId: string | null;
  /** Called instead of the handler for a payload that could not be read at all. */
  readonly onUnreadable: (event: PanelEvent) => void;
}

/**
 * Connects each event to its handler. Payloads are read with the same tolerance as answers: a server deployed
 * after this page was opened may send more fields or new values. Events of another bot are ignored: its data is read
 * again when it is shown.
 */
export function listen(on: On, handlers: ServerToPanel, { botId, onUnreadable }: Listening): void {
  for (const event of Object.keys(panelEvents) as PanelEvent[]) {
    const schema = panelEvents[event];
    const handle = handlers[event] as (payload: unknown) => void;
    on(event, (payload, of) => {
      if (typeof of === 'string' && botId !== null && of !== botId) return;
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
