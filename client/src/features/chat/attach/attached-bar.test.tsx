import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { queryKeys } from '../../../api/query-keys.js';
import type { KeptFile } from '../../../state/kept-files.js';
import { AttachedBar, type AttachedHandle } from './attached-bar.js';

/* Files above the composer. The test replaces the browser's upload and answers it. */

interface Sent {
  readonly path: string;
  readonly query: Record<string, string>;
  readonly answer: (status: number, body?: object) => Promise<void>;
  readonly progress: (loaded: number) => Promise<void>;
}
let uploads: Sent[] = [];
class Upload {
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  status = 0;
  responseText = '';
  setRequestHeader = () => undefined;
  getAllResponseHeaders = () => 'content-type: application/json';
  abort = () => undefined;
  send = () => undefined;
  open = (_: string, address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const answer = async (status: number, body: object = {}) => {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      await act(async () => this.onload!());
    };
    const progress = (loaded: number) => act(async () => this.upload.onprogress!({ lengthComputable: true, loaded, total: 100 }));
    uploads.push({ path: pathname.split('/').at(-1)!, query: Object.fromEntries(searchParams), answer, progress });
  };
}

const files: readonly KeptFile[] = [
  { clientId: '0197c0de-0000-7000-8000-000000000001', file: new File(['isi'], 'kaos.png', { type: 'image/png' }) },
  { clientId: '0197c0de-0000-7000-8000-000000000002', file: new File(['isi'], 'harga.pdf', { type: 'application/pdf' }) },
];
const contact = { conversationId: 'c1', phoneNumber: '6281' } as ContactView;
const message = (id: string, seq: number) => ({
  ...{ id, conversationId: 'c1', body: '', kind: 'image', fromMe: false, sender: 'owner', origin: null, status: 'sent', seq, media: null },
  ...{ quoted: null, editedAt: null, cameFrom: null, hasPreview: false, reaction: null, unanswered: null, unsent: null },
  timestamp: { seconds: seq, nanoseconds: 0 },
});

let cache = new QueryClient();
let done: unknown[] = [];
const bar = createRef<AttachedHandle>();
const realXhr = globalThis.XMLHttpRequest;
beforeEach(() => {
  [uploads, done, cache] = [[], [], new QueryClient()];
  cache.setQueryData(queryKeys.thread('c1'), { pages: [[]], pageParams: [null] });
  // cast: the part of the browser that an upload uses
  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: (url: string) => done.push(`ended ${url}`) });
});
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = realXhr;
});

function Bar() {
  const [left, setLeft] = useState(files);
  const drop = (clientId: string) => setLeft((all) => all.filter((one) => one.clientId !== clientId));
  return (
    <AttachedBar
      ref={bar}
      contact={contact}
      files={left}
      onRemove={drop}
      onSent={({ clientId, file }, caption) => {
        done.push([file.name, caption]);
        drop(clientId);
      }}
    />
  );
}
const show = () => {
  render(
    <QueryClientProvider client={cache}>
      <Bar />
    </QueryClientProvider>,
  );
};
const send = (caption = '') => act(async () => bar.current!.send(caption));
const uploaded = (count: number) => waitFor(() => expect(uploads).toHaveLength(count));
const shownIds = () => cache.getQueryData<{ pages: { id: string }[][] }>(queryKeys.thread('c1'))!.pages[0]!.map(({ id }) => id);

test('files go one after the other, the caption with the first, and each is in the thread when it was sent', async () => {
  show();
  await send('  Ini Kak ');
  await uploaded(1);
  const [photo, file] = files;
  expect([uploads[0]!.path, uploads[0]!.query]).toEqual(['photos', { clientId: photo!.clientId, caption: 'Ini Kak' }]);
  await uploads[0]!.answer(200, message('m1', 1));
  await uploaded(2);
  expect([done, shownIds()]).toEqual([[['kaos.png', '  Ini Kak '], 'ended blob:1'], ['m1']]);
  expect([uploads[1]!.path, uploads[1]!.query]).toEqual(['files', { clientId: file!.clientId, name: 'harga.pdf' }]);
  await uploads[1]!.answer(200, message('m2', 2));
  await waitFor(() => expect(done.at(-1)).toEqual(['harga.pdf', null]));
  expect(shownIds()).toEqual(['m1', 'm2']);
});

test('while files are sent: the progress of the one is shown, none can be removed, and a second press sends nothing', async () => {
  show();
  expect([screen.queryByRole('progressbar'), screen.getAllByRole('button').length]).toEqual([null, 2]);
  await send();
  await uploaded(1);
  await uploads[0]!.progress(40);
  const bars = screen.getAllByRole('progressbar').map((one) => one.getAttribute('aria-valuenow'));
  expect([bars, screen.queryAllByRole('button')]).toEqual([['40'], []]);
  await send('lagi');
  expect(uploads).toHaveLength(1);
});

test('after a failure the reason is shown and the rest stays: sending again goes on with the same ids', async () => {
  show();
  await send('Ini Kak');
  await uploaded(1);
  await uploads[0]!.answer(200, message('m1', 1));
  await uploaded(2);
  await uploads[1]!.answer(422, { error: 'Berkas ini rusak.' });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull());
  expect(screen.getByRole('alert').textContent).toContain('Berkas ini rusak.');
  expect([screen.queryByText('harga.pdf'), screen.queryByText('kaos.png'), screen.queryByRole('progressbar')]).toEqual([
    expect.anything(),
    null,
    null,
  ]);
  await send('Lagi');
  await uploaded(3);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(uploads[2]!.query).toEqual({ ...uploads[1]!.query, caption: 'Lagi' });
});

test('a login that ended says nothing about the file', async () => {
  show();
  await send();
  await uploaded(1);
  await uploads[0]!.answer(401, { error: 'Silakan login.' });
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a caption that is too long is refused before anything is sent, and removing a file removes the reason', async () => {
  show();
  await send('x'.repeat(limits.photoCaptionMaxChars + 1));
  expect([uploads, screen.getByRole('alert').textContent]).toEqual([[], expect.stringContaining('Keterangan paling panjang')]);
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan lampiran kaos.png' }));
  expect([screen.queryByRole('alert'), screen.queryByText('kaos.png')]).toEqual([null, null]);
  expect(screen.getByRole('button', { name: 'Batalkan lampiran' })).toBeTruthy();
  await send('x'.repeat(limits.photoCaptionMaxChars));
  await uploaded(1);
});
