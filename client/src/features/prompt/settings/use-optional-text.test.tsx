import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useOptionalText } from './use-optional-text.js';

/**
 * Performs the given steps and returns the text after each step. A text is typed; a boolean switches the text on or
 * off.
 */
function pressed(first: string, stored: string, ...typed: readonly (string | boolean)[]): string[] {
  const { result } = renderHook(() => {
    const [text, setText] = useState(first);
    return { text, setText, turn: useOptionalText({ typed: text, stored, suggestion: 'Usulan' }, setText) };
  });
  return typed.map((one) => {
    act(() => (typeof one === 'string' ? result.current.setText(one) : result.current.turn(one)));
    return result.current.text;
  });
}

interface Case {
  readonly first: string;
  readonly stored: string;
  readonly steps: readonly (string | boolean)[];
  readonly texts: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  'a stored text': { first: 'Milik toko', stored: 'Milik toko', steps: [false, true], texts: ['', 'Milik toko'] },
  'a text that was typed': { first: 'Milik toko', stored: 'Milik toko', steps: ['Baru', false, true], texts: ['Baru', '', 'Baru'] },
  'a stored text that an earlier tab turned off': { first: '', stored: 'Milik toko', steps: [true], texts: ['Milik toko'] },
  'no text at all': { first: '', stored: '', steps: [true, false, true], texts: ['Usulan', '', 'Usulan'] },
};

test.each(Object.entries(cases))('%s is turned off and on', (_what, { first, stored, steps, texts }) => {
  expect(pressed(first, stored, ...steps)).toEqual(texts);
});
