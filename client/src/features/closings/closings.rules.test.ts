import { expect, test } from '@jest/globals';
import type { ClosingView } from '#contracts/http/chat/closings';
import { withState } from './closings.rules.js';

const closing = (id: string) => ({ id, state: 'new' }) as ClosingView;

test('a changed closing has its state among all, and leaves the list of another state', () => {
  const pages = [[closing('a'), closing('b')], [closing('c')]];
  expect(withState(pages, 'all', { id: 'b', state: 'paid' })).toEqual([[closing('a'), { ...closing('b'), state: 'paid' }], [closing('c')]]);
  expect(withState(pages, 'new', { id: 'b', state: 'paid' })).toEqual([[closing('a')], [closing('c')]]);
  expect(withState(pages, 'new', { id: 'b', state: 'new' })).toEqual(pages);
  // other closings keep their position, whatever their state
  expect(withState(pages, 'paid', { id: 'b', state: 'paid' })).toEqual([
    [closing('a'), { ...closing('b'), state: 'paid' }],
    [closing('c')],
  ]);
});
