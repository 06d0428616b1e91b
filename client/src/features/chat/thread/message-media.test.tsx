import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageView } from '#contracts/http/chat/chat';
import { ConversationId } from '#contracts/values/ids';
import { MessageMedia } from './message-media.js';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

function show(kind: MessageView['kind']) {
  const asked = jest.fn<typeof fetch>().mockImplementation(() => Promise.resolve(new Response('{}', { status: 404 })));
  globalThis.fetch = asked;
  const message: MessageView = {
    ...{ id: 'm1', conversationId: ConversationId.parse('0197c0de-0000-7000-8000-000000000001'), body: '', kind, seq: 1 },
    ...{ fromMe: true, sender: 'lead', status: 'delivered', timestamp: { seconds: 1_795_000_000, nanoseconds: 0 } },
    ...{ quoted: null, editedAt: null, unanswered: null, unsent: null },
    media: { url: '/api/chat/messages/m1/media', name: 'berkas', mimetype: 'application/octet-stream', seconds: null, transcript: null },
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
