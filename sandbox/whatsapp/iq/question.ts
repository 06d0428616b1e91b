import type { Connection } from '../session/connection.ts';
import { stanza } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { World } from '../world/world.ts';

/** A client's query, together with the objects that handlers need to answer it. */
export interface Question {
  world: World;
  connection: Connection;
  iq: Stanza;
  /** Schedules a job for after the answer was sent. */
  afterwards: (job: () => void) => void;
}

/** The children of the answer. Undefined when this handler does not know the query. */
export type Answer = Stanza[] | undefined;

/** An `<error>` node. As a child of the answer, it makes the client's query throw. */
export function errorNode(code: number, text: string): Stanza {
  return stanza('error', { code, text });
}
