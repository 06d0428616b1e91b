import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { uploadWithProgress } from './upload.js';

/* Replaces the browser's XMLHttpRequest. The test answers the uploads. */

class Request {
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  readonly calls: unknown[] = [];
  responseType = '';
  responseText = '';
  status = 0;
  onload?: () => void;
  onerror?: () => void;
  open = (...given: unknown[]) => void this.calls.push(['open', ...given]);
  setRequestHeader = (...given: unknown[]) => void this.calls.push(['header', ...given]);
  send = (body: unknown) => void this.calls.push(['send', body]);
  abort = () => void this.calls.push(['abort']);
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-time: 10:30 \r\nbroken\r\n';
  constructor() {
    requests.push(this);
  }
}
let requests: Request[] = [];
const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  requests = [];
  // cast: the part of the browser that an upload uses
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

const body = new Blob(['isi']);
const leaving = () => new AbortController();
const shares: number[] = [];
const upload = (signal: AbortSignal) =>
  uploadWithProgress('/api/photos', { method: 'POST', headers: { Authorization: 'Bearer t', 'X-A': '1' }, body, signal }, (share) =>
    shares.push(share),
  );

test('method, headers and body are sent, shares are reported, and the answer is complete', async () => {
  const answer = upload(leaving().signal);
  const [request] = requests;
  expect(request!.calls).toEqual([
    ['open', 'POST', '/api/photos'],
    ['header', 'Authorization', 'Bearer t'],
    ['header', 'X-A', '1'],
    ['send', body],
  ]);
  for (const [lengthComputable, loaded, total] of [
    [true, 1, 4],
    [false, 2, 4],
    [true, 0, 0],
    [true, 4, 4],
  ] as const)
    request!.upload.onprogress!({ lengthComputable, loaded, total });
  expect(shares).toEqual([0.25, 1]);
  Object.assign(request!, { status: 413, responseText: '{"error":"Terlalu besar"}' });
  request!.onload!();
  const { status, headers } = await answer;
  expect([status, headers.get('content-type'), headers.get('x-time'), [...headers].length]).toEqual([413, 'application/json', '10:30', 2]);
  expect(await (await answer).json()).toEqual({ error: 'Terlalu besar' });
});

test('a server that is not reached fails the upload', async () => {
  const answer = upload(leaving().signal);
  requests[0]!.onerror!();
  await expect(answer).rejects.toThrow(TypeError);
});

test('an upload that is called off ends at once with the reason; one that was called off before does not begin', async () => {
  const end = leaving();
  const answer = upload(end.signal);
  const reason = new Error('left');
  end.abort(reason);
  await expect(answer).rejects.toBe(reason);
  expect(requests[0]!.calls.at(-1)).toEqual(['abort']);
  await expect(upload(end.signal)).rejects.toBe(reason);
  expect(requests).toHaveLength(1);
});
