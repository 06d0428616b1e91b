import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { shapeOf, shapes } from '../ui/feedback/first-view-shapes.js';
import { partsOfPaths } from './parts-of-paths.js';
import { load } from './screens.js';

const pathsOf = (isPanel: boolean) => Object.keys(partsOfPaths).filter((path) => partsOfPaths[path]!.includes('panel') === isPanel);
const wholePages = ['/', '/terms-and-conditions'];

test('every screen of the panel has a skeleton, and every skeleton belongs to a screen', () => {
  const named = Object.keys(shapes.panel).filter((path) => !wholePages.includes(path));
  expect([...named, '/dashboard'].toSorted()).toEqual(pathsOf(true).toSorted());
});

test('a visitor sees a form’s card on every path of the panel, and no skeleton on a prerendered page', () => {
  expect(new Set([...pathsOf(false), ...pathsOf(true)].map((path) => shapeOf(path, 'visitor')))).toEqual(new Set(['entry', 'sign-up']));
  expect(wholePages.flatMap((path) => [shapeOf(path, 'visitor'), shapeOf(path, 'panel')])).toEqual(['none', 'none', 'none', 'none']);
});

test('every screen is one that a path leads to and whose code is fetched early and weighed', async () => {
  const app = await readFile(new URL('./app.tsx', import.meta.url), 'utf8');
  const routes = [...app.matchAll(/<Route path="(\/[\w-]+)"/g)].map(([, path]) => path!);
  // the component gallery exists in development only
  expect(routes.filter((path) => ![...wholePages, '/gallery'].includes(path)).toSorted()).toEqual(
    [...pathsOf(true), ...pathsOf(false)].toSorted(),
  );
  const { landing: _, terms: __, ...screens } = load;
  expect([...new Set(Object.values(partsOfPaths).flat())].toSorted()).toEqual(Object.keys(screens).toSorted());
});
