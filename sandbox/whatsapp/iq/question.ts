import type { Connection } from '../session/connection.ts';
import { stanza } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { World } from '../world/world.ts';

/** A question of a client, with what is needed to answer it. */
export interface Question {
  world: World;
  connection: Connection;
  iq: Stanza;
  /** Something to do after the answer has left. */
  afterwards: (job: () => void) => void;
}

/** The children of the answer; undefined when the question is not known here. */
export type Answer = Stanza[] | undefined;

/** A child `<error>` makes the client's query throw. */
export function errorNode(code: number, text: string): Stanza {
  return stanza('error', { code, text });
}
