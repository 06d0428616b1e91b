import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { BotId, MessageId } from '#contracts/values/ids';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { newId } from '../../../platform/crypto/ids.js';
import { AttachmentReader } from './attachment-reader.js';

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 200, g: 10, b: 10 } } })
  .jpeg()
  .toBuffer();
/** No file is fetched or read in these tests: the model's input is part of the message. */
const unused = undefined as never;
const reader = new AttachmentReader(unused, unused, unused, unused);

const message = (id: string, more: Partial<ThreadMessage>): ThreadMessage => ({
  ...{ id: id as MessageId, sender: 'lead', kind: 'text', body: '', seq: 1, turn: 1, transcript: null, quoted: null },
  ...{ hasFile: false, storedAtMs: 0, ...more },
});
const status = { cameFrom: { kind: 'status', thumbnail: picture.toString('base64') } } as const;

test.each<[string, ThreadMessage[], string[]]>([
  ['no attachment', [message('a', {})], []],
  ['the picture of a status alone', [message('a', status)], ['a']],
  ['two pictures of statuses', [message('a', status), message('b', status)], ['a', 'b']],
  ['a picture that is gone', [message('a', { kind: 'image' })], []],
])('the model sees the available content of %s', async (_what, open, seen) => {
  const { images } = await reader.perceive(newId<BotId>(), open, new AbortController().signal);
  expect([...images.keys()]).toEqual(seen);
  expect([...images.values()].every((url) => url.startsWith('data:image/jpeg;base64,'))).toBe(true);
});
