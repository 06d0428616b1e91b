import { expect, test } from '@jest/globals';
import { threadLength } from '../../conversations/conversations.types.js';
import type { Bubble } from '../../conversations/conversations.types.js';
import { withIntroduction } from './introduction.rules.js';

const text = (body: string): Bubble => ({ body, photo: null });
const photo: Bubble = { body: 'Kaos', photo: { id: 'p', width: 1, height: 1 } };
const lead = { sender: 'lead' } as const;
const answer = [text('Ready, Kak.'), text('75rb ya.')];
const introduced = [text('Saya asisten AI.\n\nReady, Kak.'), text('75rb ya.')];

test.each([
  ['the first answer', answer, [lead], introduced],
  ['the first answer after the owner wrote', answer, [lead, { sender: 'owner' } as const, lead], introduced],
  ['a later answer', answer, [lead, { sender: 'bot' } as const, lead], answer],
  ['a first answer that begins with a photo', [photo], [lead], [text('Saya asisten AI.'), photo]],
  ['nothing', [], [lead], []],
  ['the longest thread with a first answer', answer, Array.from({ length: threadLength - 1 }, () => lead), introduced],
  ['a thread whose beginning is not read', answer, Array.from({ length: threadLength }, () => lead), answer],
])('%s', (_, bubbles, thread, expected) => {
  expect(withIntroduction(bubbles, thread, 'Saya asisten AI.')).toEqual(expected);
});
