import { z } from 'zod';
import { proto } from 'baileys';
import type { Schema } from './values.ts';

/** WhatsApp's own limit for the text of a message. */
export const messageMaxChars = 65_536;

/**
 * Fillings of a text of a given length that once made rules slow: long runs of one character class with something else
 * at the end, and patterns that match almost everywhere.
 */
export const fillings: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => 'a'.repeat(length),
  blanks: (length) => `a${' '.repeat(Math.max(0, length - 2))}b`.slice(0, length),
  'blank lines': (length) => `a${'\n \n'.repeat(Math.ceil(length / 3))}`.slice(0, length - 1) + 'b',
  dots: (length) => '.'.repeat(length),
  digits: (length) => '1'.repeat(length),
  amounts: (length) => 'Rp 1.000.000,- '.repeat(Math.ceil(length / 15)).slice(0, length),
  'thousands marks': (length) => '1.'.repeat(Math.ceil(length / 2)).slice(0, length),
  marks: (length) => '*_~`'.repeat(Math.ceil(length / 4)).slice(0, length),
  list: (length) => '- a: 1\n'.repeat(Math.ceil(length / 7)).slice(0, length),
  links: (length) => 'https://a.id/?'.repeat(Math.ceil(length / 14)).slice(0, length),
  brackets: (length) => '{"a":['.repeat(Math.ceil(length / 6)).slice(0, length),
  accents: (length) => 'e\u0301'.repeat(Math.ceil(length / 2)).slice(0, length),
  'unsorted marks': (length) => `a${'\u0301\u0316'.repeat(Math.ceil(length / 2))}`.slice(0, length),
  emojis: (length) =>
    '👩‍👩‍👧‍👦'
      .repeat(Math.ceil(length / 11))
      .slice(0, length)
      .toWellFormed(),
  words: (length) => 'mau pesan yang merah dong kak '.repeat(Math.ceil(length / 30)).slice(0, length),
};

const unboundedChars = 20_000;
const unboundedItems = 200;

/** The largest value that a schema allows; texts are filled with `fill`. */
export function largestOf(schema: Schema, fill: (length: number) => string, maxItems = unboundedItems): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((one) => largestOf(one, fill, maxItems)).toSorted((one, other) => size(other) - size(one))[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, largestOf(one, fill, maxItems)]));
    case 'array': {
      const length = Math.min((schema as { maxItems?: number }).maxItems ?? maxItems, maxItems);
      return Array.from({ length }, () => largestOf(schema.items ?? {}, fill, maxItems));
    }
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1_000, Number.MAX_SAFE_INTEGER);
    case 'string':
      return fill(schema.maxLength ?? unboundedChars);
    default:
      // a contract that takes anything
      return { text: fill(unboundedChars), list: Array.from({ length: maxItems }, () => fill(200)) };
  }
}

/** Bodies within the server's size limit that no contract accepts. Each is expensive in its own way for the first code that reads it. */
export const strangeBodies: Readonly<Record<string, (maxBytes: number) => string>> = {
  'deep lists': (maxBytes) => '['.repeat(maxBytes / 2) + ']'.repeat(maxBytes / 2),
  'deep objects': (maxBytes) => '{"a":'.repeat(maxBytes / 6) + '1' + '}'.repeat(maxBytes / 6),
  'many keys': (maxBytes) =>
    `{${Array.from({ length: Math.floor(maxBytes / 12) }, (_, index) => `"k${index}":1`).join(',')}}`.slice(0, maxBytes),
  'many numbers': (maxBytes) => `[${Array.from({ length: maxBytes / 2 - 1 }, () => '1').join(',')}]`,
  'many texts': (maxBytes) => `{"a":[${Array.from({ length: maxBytes / 4 - 4 }, () => '"x"').join(',')}]}`,
  'one long number': (maxBytes) => `{"a":${'9'.repeat(maxBytes - 10)}}`,
  'escaped letters': (maxBytes) => `{"prompt":"${'\\u0061'.repeat(Math.floor(maxBytes / 6) - 5)}"}`,
};

const size = (value: unknown): number => (JSON.stringify(value) ?? '').length;

const uuid = '01a210ef-01ab-74b6-9990-18c1cc8d5287';

/** Accepted values of fields with a pattern, the largest first. */
const shaped: readonly unknown[] = [
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.id`,
  'sari@gmail.com',
  'rahasia-sekali-1',
  '628123456789',
  '123456',
  'ai-1000',
  'x'.repeat(43),
  uuid,
  '2026-11-25T10:00:00.000Z',
  '2026-11-25',
  'https://drive.google.com/file/d/abcdefghijkl/view',
  'B'.repeat(87),
  'A'.repeat(22),
  'eA',
  'Halo',
  1,
  0,
  true,
  false,
  null,
];

type Path = readonly PropertyKey[];

/**
 * The largest input of that shape that the contract accepts. Starts with the largest value of its schema and replaces
 * refused fields by typical values. All items of a list are changed in the same way.
 * @param maxBytes as JSON; lists are shortened until it fits
 * @returns undefined when nothing legal was found
 */
export function largestLegal(shape: z.ZodType, fill: (length: number) => string, maxBytes: number): unknown {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
  for (let items = unboundedItems; items >= 1; items = Math.floor(items / 2)) {
    const value = repaired(shape, largestOf(schema, fill, items));
    if (value !== undefined && Buffer.byteLength(JSON.stringify(value)) <= maxBytes) return value;
  }
  return undefined;
}

function repaired(shape: z.ZodType, given: unknown): unknown {
  const root = { value: given };
  const tries = new Map<string, number>();
  for (let round = 0; round < 1_000; round += 1) {
    const { error } = shape.safeParse(root.value);
    if (!error) return root.value;
    const path: Path = ['value', ...error.issues[0]!.path];
    const name = path.map((part) => (typeof part === 'number' ? '#' : String(part))).join('.');
    const nth = tries.get(name) ?? 0;
    tries.set(name, nth + 1);
    if (nth > shaped.length + 1) return undefined;
    change(root, path, (old) => {
      const length = typeof old === 'string' ? old.length : 10;
      // undefined leaves the field out
      return ['a'.repeat(length), ...shaped, undefined][nth];
    });
  }
  return undefined;
}

function change(at: unknown, [first, ...rest]: Path, make: (old: unknown) => unknown): void {
  if (typeof at !== 'object' || at === null || first === undefined) return;
  const holder = at as Record<PropertyKey, unknown>;
  const names = typeof first === 'number' && Array.isArray(at) ? Object.keys(at) : [first];
  for (const name of names) {
    if (rest.length > 0) change(holder[name], rest, make);
    else holder[name] = make(holder[name]);
  }
}

const key = { remoteJid: '628111@s.whatsapp.net', fromMe: false, id: 'AAAA' };

/** One message of every kind that people and businesses send, each as large as its text fields may be. */
export function largestMessages(text: string): Readonly<Record<string, proto.IMessage>> {
  const short = text.slice(0, 1_024);
  const many = <One>(length: number, make: (index: number) => One): One[] => Array.from({ length }, (_, index) => make(index));
  const vcard = `BEGIN:VCARD\nVERSION:3.0\nFN:${short}\n${'TEL;waid=6281234567890:+62 812-3456-7890\n'.repeat(500)}NOTE:${text}\nEND:VCARD`;
  const media = {
    mimetype: `image/jpeg; ${short}`,
    url: 'https://mmg.whatsapp.net/x',
    directPath: '/x',
    mediaKey: Buffer.alloc(32),
    fileSha256: Buffer.alloc(32),
  };
  const quoted = { stanzaId: 'AAAA', participant: '628111@s.whatsapp.net', quotedMessage: { conversation: text } };
  return {
    text: { conversation: text },
    'quoting text': { extendedTextMessage: { text: 'ya', contextInfo: quoted } },
    'text with preview': { extendedTextMessage: { text, title: short, description: text, matchedText: text } },
    caption: { imageMessage: { ...media, caption: text } },
    video: { videoMessage: { ...media, caption: text, seconds: 10 } },
    voice: { audioMessage: { ...media, ptt: true, seconds: 10 } },
    document: { documentMessage: { ...media, fileName: text, title: text, caption: text } },
    sticker: { stickerMessage: media },
    contact: { contactMessage: { displayName: text, vcard } },
    contacts: {
      contactsArrayMessage: { displayName: text, contacts: many(20, () => ({ displayName: short, vcard: vcard.slice(0, 3_000) })) },
    },
    location: { locationMessage: { degreesLatitude: -6.2, degreesLongitude: 106.8, name: text, address: text, url: text } },
    poll: { pollCreationMessageV3: { name: text, options: many(12, () => ({ optionName: short })), selectableOptionsCount: 12 } },
    order: {
      orderMessage: { itemCount: 999_999, orderTitle: text, message: text, totalAmount1000: 999_999_999_000, totalCurrencyCode: 'IDR' },
    },
    product: {
      productMessage: { product: { title: text, description: text, currencyCode: 'IDR', priceAmount1000: 999_999_999_000 }, body: text },
    },
    list: {
      listMessage: {
        title: text,
        description: text,
        buttonText: short,
        sections: many(10, () => ({ title: short, rows: many(10, () => ({ title: short, rowId: short })) })),
      },
    },
    'list reply': { listResponseMessage: { title: text, description: text, singleSelectReply: { selectedRowId: text } } },
    'button reply': { buttonsResponseMessage: { selectedButtonId: text, selectedDisplayText: text } },
    form: {
      interactiveResponseMessage: {
        nativeFlowResponseMessage: { name: 'flow', paramsJson: JSON.stringify({ a: text, b: many(500, () => short.slice(0, 50)) }) },
      },
    },
    template: { templateMessage: { hydratedTemplate: { hydratedContentText: text, hydratedTitleText: short } } },
    'group invite': { groupInviteMessage: { groupName: text, groupJid: '120363000000000001@g.us', inviteCode: 'AAAA', caption: text } },
    payment: { sendPaymentMessage: { noteMessage: { conversation: text } } },
    event: { eventMessage: { name: text, description: text, startTime: 1_795_000_000 } },
    reaction: { reactionMessage: { key, text: short } },
    edit: { protocolMessage: { type: proto.Message.ProtocolMessage.Type.MESSAGE_EDIT, key, editedMessage: { conversation: text } } },
    deletion: { protocolMessage: { type: proto.Message.ProtocolMessage.Type.REVOKE, key } },
    'vanishing text': { ephemeralMessage: { message: { conversation: text } } },
    unknown: { bcallMessage: { sessionId: text } },
  };
}
