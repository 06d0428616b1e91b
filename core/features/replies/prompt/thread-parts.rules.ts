import type { OpenTurn, ThreadMessage } from '../../conversations/conversations.types.js';
import { isOfProgram, openMessages, said } from '../replies.rules.js';

/** The thread of an open turn in the order in which a model reads it. */
export interface ThreadParts {
  readonly history: readonly ThreadMessage[];
  /** The messages to answer, and the messages between them. Never ends with our own answer to an edited message. */
  readonly open: readonly ThreadMessage[];
}

/**
 * Divides the thread. A message that the lead edited after its answer is read at the end, where it is answered again: at
 * its old place, the model would see its own answer after it and believe that it had answered the new text.
 */
export function threadParts(turn: OpenTurn): ThreadParts {
  const open = said(openMessages(turn));
  const corrected = new Set(open.filter((message) => isAnswered(turn, message)).map(({ id }) => id));
  const firstOpen = open.find(({ id }) => !corrected.has(id))?.seq ?? Number.POSITIVE_INFINITY;
  // Messages from the phone's app after the lead's are part of the input, but only the lead's words are
  // answered.
  const isOpen = (message: ThreadMessage): boolean => message.seq >= firstOpen && !isOfProgram(message);
  const rest = turn.thread.filter(({ id }) => !corrected.has(id));
  return {
    history: rest.filter((message) => !isOpen(message)),
    open: [...open.filter(({ id }) => corrected.has(id)), ...rest.filter(isOpen)],
  };
}

/** True for an edited message that was followed by an answer. A queued or withheld bubble answered nothing. */
function isAnswered({ thread }: OpenTurn, { isEdited, seq }: ThreadMessage): boolean {
  if (isEdited !== true) return false;
  return thread.some((later) => later.seq > seq && later.sender !== 'lead' && !isOfProgram(later) && later.status !== 'failed');
}
