import { panelEvents, type PanelEvent, type ServerToPanel } from '#contracts/realtime/events';
import { readAnswer } from '../api/read-answer.js';

type On = (event: PanelEvent, listener: (payload?: unknown) => void) => void;

/**
 * Wires each event to its handler. What is pushed is read like an answer: a server that was deployed after this page was opened may send
 * more, or values that are new.
 * @param onUnreadable hears of a payload that could not be read at all; the handler then does not.
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
