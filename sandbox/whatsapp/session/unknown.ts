import { binaryNodeToString } from 'baileys';
import type { Stanza } from '../wire/node.ts';
import type { World } from '../world/world.ts';
import type { Connection } from './connection.ts';

/** Records an unknown stanza for `GET /state`. */
export function noteUnknown(world: World, connection: Connection, received: Stanza): void {
  const { companion } = connection;
  const from = companion ? `${companion.owner}:${companion.id}` : `connection ${connection.id}`;
  world.noteUnknown(from, String(binaryNodeToString(received)).slice(0, 2_000));
}
