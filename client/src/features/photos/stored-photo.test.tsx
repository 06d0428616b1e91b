import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StoredPhoto } from './stored-photo.js';

const realFetch = globalThis.fetch;
let asked: string[] = [];
let status = 200;
let shown: string[] = [];

beforeEach(() => {
  [asked, shown, status] = [[], [], 200];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return new Response(status === 200 ? 'bytes' : '{}', { status });
  }) as typeof fetch;
  // jsdom has no object URLs
  Object.assign(URL, {
    createObjectURL: () => {
      shown.push(`blob:${shown.length}`);
      return shown.at(-1);
    },
    revokeObjectURL: (url: string) => (shown = shown.filter((one) => one !== url)),
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const draw = (cache: QueryClient, alt = 'Foto kaos') =>
  render(
    <QueryClientProvider client={cache}>
      <StoredPhoto id="foto-1" alt={alt} className="size-10" />
    </QueryClientProvider>,
  );

test('a photo is fetched once, however often it is shown, and its URL ends with it', async () => {
  const cache = new QueryClient();
  draw(cache);
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Foto kaos' });
  expect([asked.length, image.getAttribute('src')]).toEqual([1, shown[0]]);
  expect(asked[0]).toMatch(/\/api\/.*photos\/foto-1$/);
  cleanup();
  expect(shown).toEqual([]);
  draw(cache, 'Foto yang sama');
  await screen.findByRole('img', { name: 'Foto yang sama' });
  expect([asked.length, shown.length]).toEqual([1, 1]);
});

test('a photo that is gone is asked for once', async () => {
  status = 404;
  draw(new QueryClient());
  await waitFor(() => expect(screen.getByLabelText('Foto tidak tersedia')).toBeDefined());
  expect([asked.length, shown]).toEqual([1, []]);
});
