import { expect, test } from '@jest/globals';
import { resolveLink } from './photo-link.rules.js';

const hosts = { drive: 'https://drive.google.com', dropbox: 'https://www.dropbox.com' };
const id = '1PU8l8VOQ5vH1yXR2jEE-qurqFaD-urLI';
const direct = `https://drive.google.com/uc?export=download&id=${id}`;

test.each([
  [`https://drive.google.com/file/d/${id}/view?usp=sharing`, direct],
  [`https://drive.google.com/file/d/${id}/view?usp=drive_link&resourcekey=0-abc`, `${direct}&resourcekey=0-abc`],
  [`https://drive.google.com/file/u/0/d/${id}/view`, direct],
  [`https://drive.google.com/u/1/file/d/${id}/preview`, direct],
  [`https://drive.google.com/u/10/file/d/${id}/view`, direct],
  [`https://drive.google.com/a/company.example/file/d/${id}/view`, direct],
  [`https://drive.google.com/file/d/${id}`, direct],
  [`https://drive.google.com/open?id=${id}`, direct],
  [`https://drive.google.com/u/10/open?id=${id}`, direct],
  [`https://drive.google.com/uc?id=${id}`, direct],
  [`https://drive.google.com/uc?export=view&id=${id}`, direct],
  [`https://drive.google.com/thumbnail?id=${id}&sz=w200`, direct],
  [`https://docs.google.com/uc?id=${id}`, direct],
  [`https://drive.usercontent.google.com/download?id=${id}&export=download&authuser=0`, direct],
  ['https://www.dropbox.com/s/a1b2c3/kopi.jpg?dl=0', 'https://www.dropbox.com/s/a1b2c3/kopi.jpg?raw=1'],
  ['https://dropbox.com/s/a1b2c3/kopi.jpg', 'https://www.dropbox.com/s/a1b2c3/kopi.jpg?raw=1'],
  [
    'https://www.dropbox.com/scl/fi/tok/kopi.jpg?rlkey=key&st=abc&dl=0',
    'https://www.dropbox.com/scl/fi/tok/kopi.jpg?rlkey=key&st=abc&raw=1',
  ],
  ['  https://shop.example/a.jpg ', 'https://shop.example/a.jpg'],
  // links that point to no file of Drive or Dropbox, or that have an unknown form
  ['https://drive.google.com/drive/my-drive', 'https://drive.google.com/drive/my-drive'],
  ['https://drive.google.com/open?id=short', 'https://drive.google.com/open?id=short'],
  ['https://drive.google.com/open', 'https://drive.google.com/open'],
  [`https://docs.google.com/forms/open?id=${id}`, `https://docs.google.com/forms/open?id=${id}`],
  [`https://drive.google.com/opened?id=${id}`, `https://drive.google.com/opened?id=${id}`],
  ['https://www.dropbox.com/home/kopi.jpg', 'https://www.dropbox.com/home/kopi.jpg'],
  ['https://www.dropbox.com/home/s/kopi.jpg', 'https://www.dropbox.com/home/s/kopi.jpg'],
  ['https://www.dropbox.com/home/sh/kopi.jpg', 'https://www.dropbox.com/home/sh/kopi.jpg'],
  // another host whose name only resembles the service's
  ['https://drive.google.com.evil.example/file/d/x/view', 'https://drive.google.com.evil.example/file/d/x/view'],
])('%s is fetched from %s', (link, url) => {
  const resolved = resolveLink(link, hosts);
  expect('url' in resolved && resolved.url.href).toBe(url);
});

test.each([
  [`https://drive.google.com/drive/folders/${id}?usp=sharing`, 'folder'],
  [`https://drive.google.com/drive/u/0/folders/${id}`, 'folder'],
  [`https://drive.google.com/drive/u/10/folders/${id}`, 'folder'],
  [`https://drive.google.com/u/0/drive/folders/${id}`, 'folder'],
  [`https://drive.google.com/drive/mobile/folders/${id}`, 'folder'],
  [`https://drive.google.com/a/company.example/folders/${id}`, 'folder'],
  [`https://drive.google.com/folderview?id=${id}`, 'folder'],
  ['https://www.dropbox.com/scl/fo/abc/h?rlkey=x&dl=0', 'folder'],
  ['https://www.dropbox.com/sh/abc/def?dl=0', 'folder'],
  ['ftp://shop.example/a.jpg', 'address'],
  ['javascript:alert(1)', 'address'],
  ['kopi.jpg', 'address'],
])('%s cannot be a picture: %s', (link, problem) => {
  expect(resolveLink(link, hosts)).toEqual({ problem });
});

test('share links lead to the simulators when these are set', () => {
  const here = { drive: 'http://127.0.0.1:4000/photos/drive', dropbox: 'http://127.0.0.1:4000/photos/dropbox' };
  const href = (link: string): string => {
    const resolved = resolveLink(link, here);
    return 'url' in resolved ? resolved.url.href : resolved.problem;
  };
  expect(href(`https://drive.google.com/file/d/${id}/view`)).toBe(`${here.drive}/uc?export=download&id=${id}`);
  expect(href(`${here.drive}/file/d/${id}/view`)).toBe(`${here.drive}/uc?export=download&id=${id}`);
  expect(href(`${here.drive}/drive/folders/${id}`)).toBe('folder');
  expect(href(`${here.dropbox}/s/a/b.jpg?dl=0`)).toBe(`${here.dropbox}/s/a/b.jpg?raw=1`);
  expect(href(`${here.dropbox}/scl/fi/a/b.jpg?dl=0&rlkey=key`)).toBe(`${here.dropbox}/scl/fi/a/b.jpg?rlkey=key&raw=1`);
  expect(href('http://127.0.0.1:4000/photos/shop/a.jpg')).toBe('http://127.0.0.1:4000/photos/shop/a.jpg');
});
