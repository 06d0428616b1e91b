import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { PhotoError } from '../../core/outside/photos/photo.errors.ts';
import { PhotoSource } from '../../core/outside/photos/photo-source.service.ts';
import type { photoFaults } from '../../sandbox/photos/faults.ts';
import { spawnSandbox } from '../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../sandbox/spawn.ts';

let sandbox: SpawnedSandbox;
let source: PhotoSource;
let shop: string;
beforeAll(async () => {
  sandbox = await spawnSandbox({ only: ['photos'] });
  const base = sandbox.photos!;
  shop = `${base}/shop`;
  source = new PhotoSource({
    PHOTO_FETCH_ALLOW: [new URL(base).host],
    PHOTO_DRIVE_URL: `${base}/drive`,
    PHOTO_DROPBOX_URL: `${base}/dropbox`,
  });
});
afterEach(() => sandbox.control('DELETE', '/photos/faults'));
afterAll(async () => expect(await sandbox.stop()).toBe(0));

const fetched = async (link: string, ms = 10_000): Promise<string> =>
  source.fetch('account', link, AbortSignal.timeout(ms)).then(
    ({ width, height }) => `${width}x${height}`,
    (error: PhotoError) => error.problem,
  );

describe('a picture comes from', () => {
  test.each(['kopi.jpg', 'kopi.png', 'kopi.webp'])('a web host: %s', async (name) => {
    const { bytes, width, height } = await source.fetch('account', `${shop}/${name}`, AbortSignal.timeout(10_000));
    expect([width, height]).toEqual([1_200, 900]);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  });

  test.each([
    'https://drive.google.com/file/d/1PU8l8VOQ5vH1yXR2jEE/view?usp=sharing',
    'https://drive.google.com/open?id=1PU8l8VOQ5vH1yXR2jEE',
    'https://www.dropbox.com/scl/fi/abc/kopi.jpg?rlkey=key&dl=0',
    'https://www.dropbox.com/s/abc/kopi.jpg?dl=0',
  ])('a share link, which shows only a page by itself: %s', async (link) => {
    expect(await fetched(link)).toBe('1200x900');
  });
});

test.each([
  ['https://drive.google.com/file/d/private-abcdef/view', 'private'],
  ['https://drive.google.com/file/d/missing-abcdef/view', 'missing'],
  ['https://drive.google.com/file/d/large-abcdefgh/view', 'page'],
  ['https://drive.google.com/drive/folders/1PU8l8VOQ5vH1yXR2jEE', 'folder'],
  ['https://www.dropbox.com/scl/fi/abc/kopi.jpg?dl=0', 'private'],
])('%s cannot be shown: %s', async (link, problem) => {
  expect(await fetched(link)).toBe(problem);
});

/** The outcome of a picture, by the fault of its host. */
const outcomes: Record<(typeof photoFaults)[number], string> = {
  'virus-page': 'page',
  login: 'private',
  missing: 'missing',
  error: 'unreachable',
  hang: 'slow',
  half: 'slow',
  reset: 'unreachable',
  'announced-large': 'too_large',
  endless: 'too_large',
  'wrong-header': '1200x900',
  pdf: 'not_picture',
  polyglot: '1200x900',
  truncated: 'broken',
  empty: 'broken',
  bomb: 'too_many_pixels',
  compressed: 'broken',
  'redirect-loop': 'redirects',
  'redirect-inside': 'address',
};

describe('a host with faults', () => {
  test.each(Object.entries(outcomes))('%s: %s', async (kind, outcome) => {
    await sandbox.control('POST', '/photos/faults', { next: { kind, times: 'always' } });
    const isSlow = outcome === 'slow';
    expect(await fetched(`${shop}/kopi.jpg`, isSlow ? 500 : 10_000)).toBe(outcome);
  });

  test('does not make the memory grow, however much it sends', async () => {
    const before = process.memoryUsage().rss;
    for (const kind of ['endless', 'bomb', 'announced-large', 'endless', 'bomb', 'endless'] as const) {
      await sandbox.control('POST', '/photos/faults', { next: { kind } });
      await fetched(`${shop}/kopi.jpg`);
    }
    // three floods, each cut at 10 MB
    expect(process.memoryUsage().rss - before).toBeLessThan(120_000_000);
  });

  test('bytes after the picture are dropped', async () => {
    await sandbox.control('POST', '/photos/faults', { next: { kind: 'polyglot' } });
    const { bytes } = await source.fetch('account', `${shop}/kopi.jpg`, AbortSignal.timeout(10_000));
    expect(bytes.includes('script')).toBe(false);
  });
});

test('the fetch that waits longest for a slot fails with the reason, and the others go on', async () => {
  await sandbox.control('POST', '/photos/faults', { next: { kind: 'hang', times: 6, match: 'slow' } });
  const slow = Array.from({ length: 6 }, () => fetched(`${shop}/slow.jpg`, 700));
  expect(await fetched(`${shop}/kopi.jpg`, 300)).toBe('slow');
  expect(await Promise.all(slow)).toEqual(Array.from({ length: 6 }, () => 'slow'));
  expect(await fetched(`${shop}/kopi.jpg`)).toBe('1200x900');
});
