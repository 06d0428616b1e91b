import { readFileSync } from 'node:fs';

/** Name and type of each field of a message, as written in the types of Baileys' protocol definitions. */
type Fields = readonly { readonly name: string; readonly type: string }[];

const definitions = new URL('../../node_modules/baileys/WAProto/index.d.ts', import.meta.url);
const depthMax = 4;
const itemsMax = 5;
const shortChars = 20;
const bytesOfKeys = 32;

/**
 * The fields of every message type of WhatsApp's protocol, by the type's full name. Read from the types that Baileys
 * generates from the protocol definition, so that no new kind of message is missed.
 */
function readDefinitions(): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>();
  const scopes: string[] = [];
  let fields: { name: string; type: string }[] | undefined;
  for (const line of readFileSync(definitions, 'utf8').split('\n')) {
    const [, opened, opening] = /^\s*(?:export )?(?:declare )?(namespace|interface|class|enum) (\w+)/.exec(line) ?? [];
    if (opened !== undefined && line.trimEnd().endsWith('{')) {
      scopes.push(opening!);
      if (opened === 'interface') found.set(scopes.join('.'), (fields = []));
    } else if (/^\s*\}/.test(line)) {
      scopes.pop();
      fields = undefined;
    } else if (fields) {
      const [, name, type] = /^\s*(\w+)\??: \((.+)\|null\);/.exec(line) ?? [];
      if (name !== undefined) fields.push({ name, type: type! });
    }
  }
  return found;
}

const messages = readDefinitions();

/** Names of all fields that a message may have, which are the kinds of messages. */
export const messageKinds: readonly string[] = (messages.get('proto.IMessage') ?? []).map(({ name }) => name);

/**
 * A message of that kind with all fields filled.
 * @param text for the text fields, those of the outer messages first: they get all of it until `budgetChars` is
 * used up, the others its first 20 characters
 */
export function filledMessage(kind: string, text: string, budgetChars: number): Record<string, unknown> {
  let left = budgetChars;
  const textOf = (): string => {
    if (left < text.length) return text.slice(0, shortChars).toWellFormed();
    left -= text.length;
    return text;
  };
  const valueOf = (type: string, depth: number): unknown => {
    if (type.endsWith('[]')) return Array.from({ length: itemsMax }, () => valueOf(type.slice(0, -2), depth + 1));
    if (type === 'string') return textOf();
    if (type === 'Uint8Array') return Buffer.alloc(bytesOfKeys);
    if (type === 'boolean') return true;
    if (type.startsWith('number')) return 1_000;
    const fields = messages.get(type);
    if (!fields) return undefined; // an enumeration or a map: left out
    const ordered = depth >= depthMax ? [] : fields.toSorted((one, other) => Number(isNested(one.type)) - Number(isNested(other.type)));
    return Object.fromEntries(ordered.map((one) => [one.name, valueOf(one.type, depth + 1)]).filter(isGiven));
  };
  const own = messages.get('proto.IMessage')!.find(({ name }) => name === kind)!;
  return { [kind]: valueOf(own.type, 0) };
}

const isNested = (type: string): boolean => type.startsWith('proto.');
const isGiven = ([, value]: readonly unknown[]): boolean => value !== undefined;
