import { panelEvents, type PanelEvent, type ServerToPanel } from '#contracts/realtime/events';
import { readAnswer } from '../api/read-answer.js';

type On = (event: PanelEvent, listener: (payload?: unknown) => void) => void;

/**
 * Connects each event to its handler. Payloads are read with the same tolerance as answers: a server deployed
 * after this page was opened may send more fields or new values.
 * @param onUnreadable called instead of the handler for a payload that could not be read at all.
 */
export function listen(on: On, handlers: ServerToPanel, onUnreadable: (event: PanelEvent) => void): void {
  for (const event of Object.keys(panelEvents) as PanelEvent[]) {
    const schema = panelEvents[event];
    const handle = handlers[event] as (payload: unknown) => void;
    on(event, (payload) => {
      let read: unknown;
      try {
        read = readAnswer(schema, payload);
      } catch {
        onUnreadable(event);
        return;
      }
      handle(read);
    });
  }
}
