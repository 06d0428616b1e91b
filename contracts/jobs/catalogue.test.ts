import { expect, test } from '@jest/globals';
import { jobs } from './catalogue.js';

const id = '0190a000-0000-7000-8000-0000000000aa';
const other = '0190a000-0000-7000-8000-0000000000bb';

test.each([
  ['replies.generate', { conversationId: other }],
  ['memory.summarise', { conversationId: other }],
  ['attachments.take-over', { messageId: other }],
  ['followups.send', {}],
] as const)('%s names its bot, and a job of the release before is read', (name, more) => {
  const { payload } = jobs[name];
  expect(payload.parse({ botId: id, ...more })).toEqual({ botId: id, ...more });
  expect(payload.parse({ ownerId: id, ...more })).toEqual({ botId: id, ...more });
  expect(payload.parse({ ownerId: other, botId: id, ...more })).toEqual({ botId: id, ...more });
  for (const broken of [null, 'x', { ...more }, { ownerId: 'x', ...more }]) expect(payload.safeParse(broken).success).toBe(false);
});
