import { expect, test } from '@jest/globals';
import { shapeOf, shapes } from '../ui/feedback/shapes.js';
import { needs } from './needs.js';

const pathsOf = (isPanel: boolean) => Object.keys(needs).filter((path) => needs[path]!.includes('panel') === isPanel);
const wholePages = ['/', '/terms-and-conditions'];

test('every screen of the panel has a shape to stand in for it, and no shape is of a screen that is gone', () => {
  const named = Object.keys(shapes.panel).filter((path) => !wholePages.includes(path));
  expect([...named, '/dashboard'].toSorted()).toEqual(pathsOf(true).toSorted());
});

test('a visitor is shown the card of a form wherever the panel is asked for, and nothing before a page that comes whole', () => {
  expect(new Set([...pathsOf(false), ...pathsOf(true)].map((path) => shapeOf(path, 'visitor')))).toEqual(new Set(['entry', 'sign-up']));
  expect(wholePages.flatMap((path) => [shapeOf(path, 'visitor'), shapeOf(path, 'panel')])).toEqual(['none', 'none', 'none', 'none']);
});
