import { expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './paths.mjs';

const pages = globSync('{*.md,.github/**/*.md,{client,contracts,core,docs,extension,sandbox,scripts,server,test,workers}/**/*.md}', {
  cwd: root,
});
const records = globSync('docs/decisions/[0-9]*.md', { cwd: root });
const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
const sources = globSync(
  '{*.mjs,.oxlintrc.json,{client,contracts,core,extension,sandbox,scripts,server,test,workers}/**/*.{ts,tsx,mjs,json,css}}',
  { cwd: root, exclude: (path) => path.includes('node_modules') },
);

/** @param {string} path */
const text = (path) => readFileSync(join(root, path), 'utf8');
/** A page without its code, in which brackets are not links. @param {string} path */
const prose = (path) =>
  text(path)
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
/** The anchor that GitHub derives from a heading. @param {string} heading */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
/** @param {string} path */
const anchors = (path) => [...text(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));

/** Broken links of a page: to a missing file, or to a missing heading. @param {string} page */
function brokenLinks(page) {
  const links = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => {
      if (/^(https?|mailto):/.test(link)) return false;
      const [path = '', heading] = link.split('#');
      const target = path === '' ? page : join(dirname(page), decodeURI(path));
      if (!existsSync(join(root, target))) return true;
      return heading !== undefined && target.endsWith('.md') && !anchors(target).includes(heading);
    })
    .map((link) => `${page}: ${link}`);
}

test('every link of every page leads to a file, and to a heading where it names one', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

test('the index of decisions lists every record once, in a table of a subject', () => {
  const subjects = index.slice(index.indexOf('\n## WhatsApp sessions'), index.indexOf('\n## Old numbers'));
  const listed = [...subjects.matchAll(/^\| \[\d{4}\]\((\S+)\) \|/gm)].map(([, file]) => file);
  expect(listed.toSorted()).toEqual(records.map((record) => basename(record)).toSorted());
});

test('each record has its title, the four sections in order, and a number of its own', () => {
  const wanted = ['## Context', '## Decision', '## Consequences', '## Status'];
  const wrong = records.filter((record) => {
    const [first = ''] = text(record).split('\n');
    const found = [...text(record).matchAll(/^## .+$/gm)].map(([heading]) => heading);
    return Number(/^# (\d+)\. ./.exec(first)?.[1]) !== Number(basename(record).slice(0, 4)) || found.join() !== wanted.join();
  });
  expect(wrong).toEqual([]);
  expect(new Set(records.map((record) => basename(record).slice(0, 4))).size).toBe(records.length);
});

test('a number of a record that pages and sources mention is a record, or a replaced one in the index', () => {
  const known = new Set(records.map((record) => basename(record).slice(0, 4)));
  const replaced = [...index.slice(index.indexOf('\n## Old numbers')).matchAll(/^\| (\d{4}) \|/gm)].map(([, old = '']) => old);
  const unknown = [...pages, ...sources].flatMap((path) =>
    [...text(path).matchAll(/\b(?:decisions\/|decisions? |records? )(0\d{3})\b/g)]
      .filter(([, number = '']) => !known.has(number) && !replaced.includes(number))
      .map(([mention]) => `${path}: ${mention}`),
  );
  expect(unknown).toEqual([]);
  expect(replaced.filter((number) => known.has(number))).toEqual([]);
});
