import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageView } from '#contracts/http/chat/chat';
import { ConversationId } from '#contracts/values/ids';
import { MessageMedia } from './message-media.js';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

type Shown = { status?: 200 | 404; body?: string; media?: Partial<NonNullable<MessageView['media']>> };
function show(kind: MessageView['kind'], { status = 404, body = '', media }: Shown = {}) {
  const asked = jest.fn<typeof fetch>().mockImplementation(() => Promise.resolve(new Response('{}', { status })));
  globalThis.fetch = asked;
  // jsdom has neither function for object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const message: MessageView = {
    ...{ id: 'm1', conversationId: ConversationId.parse('0197c0de-0000-7000-8000-000000000001'), body, kind, seq: 1 },
    ...{ fromMe: true, sender: 'lead', status: 'delivered', timestamp: { seconds: 1_795_000_000, nanoseconds: 0 } },
    ...{ quoted: null, editedAt: null, unanswered: null, unsent: null },
    media: {
      url: '/api/chat/messages/m1/media',
      name: 'berkas',
      mimetype: 'application/octet-stream',
      seconds: null,
      transcript: null,
      ...media,
    },
  };
  render(<MessageMedia message={message} />);
  return asked;
}

test.each(['sticker', 'voice', 'audio'] as const)('a %s is small and loads by itself, once', async (kind) => {
  const asked = show(kind);
  expect(await screen.findByText('Lampiran tidak tersedia.')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(['video', 'document'] as const)('a %s may be large and loads when its button is pressed', async (kind) => {
  const asked = show(kind);
  const button = await screen.findByRole('button', { name: 'berkas' });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(await screen.findByText('Lampiran tidak tersedia.')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
});

/** How a lead's file is rendered: the element, its name and its address. */
const shownAs = () => {
  const one = document.querySelector('audio, video, img, a')!;
  const name = one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? one.textContent.trim();
  return [one.tagName, name, one.getAttribute('src') ?? one.getAttribute('href'), one.getAttribute('download')];
};

test.each([
  ['voice', '', ['AUDIO', 'Pesan suara', 'blob:1', null]],
  ['audio', '', ['AUDIO', 'Pesan suara', 'blob:1', null]],
  ['sticker', '', ['IMG', 'Foto dari chat', 'blob:1', null]],
  ['sticker', 'Kucing', ['IMG', 'Kucing', 'blob:1', null]],
  ['image', '', ['IMG', 'Foto dari chat', 'blob:1', null]],
  ['image', 'Yang ini', ['IMG', 'Yang ini', 'blob:1', null]],
] as const)('a %s with the words “%s” is shown by itself', async (kind, body, looks) => {
  show(kind, { status: 200, body });
  await waitFor(() => expect(document.querySelector('audio, img')).not.toBeNull());
  expect(shownAs()).toEqual(looks);
});

test.each([
  ['video', 'berkas', 'berkas', ['VIDEO', '', 'blob:1', null]],
  ['document', 'harga.pdf', 'harga.pdf', ['A', 'Unduh berkas', 'blob:1', 'harga.pdf']],
  ['document', null, 'Buka lampiran', ['A', 'Unduh berkas', 'blob:1', '']],
] as const)('a %s named %s is shown once its button “%s” is pressed', async (kind, name, button, looks) => {
  show(kind, { status: 200, media: { name } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(document.querySelector('video, a')).not.toBeNull());
  expect(shownAs()).toEqual(looks);
});

test.each([
  [null, null],
  ['Ada kaos?', '“Ada kaos?”'],
])('a voice message whose words are %j', async (transcript, words) => {
  show('voice', { status: 200, media: { transcript } });
  await waitFor(() => expect(document.querySelector('audio')).not.toBeNull());
  expect(screen.queryByLabelText('Transkrip')?.parentElement?.textContent.trim() ?? null).toBe(words);
});

test('a picture without a preview is opened by its button', async () => {
  show('image');
  expect((await screen.findByRole('button')).textContent).toBe('Buka lampiran');
});

test.each(['image', 'voice', 'document'] as const)('a file of the kind %s that is gone is called so, and not asked for', (kind) => {
  const asked = show(kind, { media: { url: null } });
  expect(screen.getByText('Lampiran tidak tersedia.')).toBeTruthy();
  expect([screen.queryByRole('button'), asked.mock.calls.length]).toEqual([null, 0]);
});
