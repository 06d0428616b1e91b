import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { OtpField } from './otp-field.js';
import { SearchField } from './search-field.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

test('a search begins when the typing pauses, with the last text and without blanks around it', () => {
  const asked: string[] = [];
  const onSearch = (text: string) => void asked.push(text);
  const { unmount } = render(<SearchField label="Cari" placeholder="Cari" onSearch={onSearch} />);
  pass(1_000);
  expect(asked.splice(0)).toEqual(['']);
  type('kao');
  pass(200);
  type(' kaos ');
  pass(200);
  expect(asked).toEqual([]);
  pass(50);
  expect(asked).toEqual(['kaos']);
  pass(5_000);
  expect(asked).toEqual(['kaos']);
  type('topi');
  unmount();
  pass(1_000);
  expect([asked, jest.getTimerCount()]).toEqual([['kaos'], 0]);
});

test('the button empties the search and gives the focus back to it; without a text there is none', () => {
  const asked: string[] = [];
  const onSearch = (text: string) => void asked.push(text);
  render(<SearchField label="Cari" placeholder="Cari" initial="kaos" onSearch={onSearch} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  expect([screen.getByRole<HTMLInputElement>('searchbox').value, document.activeElement]).toEqual(['', screen.getByRole('searchbox')]);
  expect(screen.queryByRole('button')).toBeNull();
  pass(250);
  expect(asked.at(-1)).toBe('');
});

function Code({ disabled = false, whole }: { disabled?: boolean; whole: string[] }) {
  const [value, setValue] = useState('');
  return <OtpField value={value} onChange={setValue} onWhole={(code) => void whole.push(code)} disabled={disabled} />;
}

test('a code is given on when its last digit is there, once, without the blanks of a paste', () => {
  const whole: string[] = [];
  const { rerender } = render(<Code whole={whole} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const change = (value: string) => fireEvent.change(field, { target: { value } });
  change('12345');
  expect([whole, field.value]).toEqual([[], '12345']);
  change('12 34 56 78');
  expect([whole, field.value]).toEqual([['123456'], '123456']);
  change('123456 ');
  change('1234567');
  expect(whole).toEqual(['123456']);
  change('12345');
  change('123459');
  expect(whole).toEqual(['123456', '123459']);
  rerender(<Code whole={whole} disabled />);
  expect([field.readOnly, field.disabled, field.getAttribute('aria-busy'), field.value]).toEqual([true, false, 'true', '123459']);
});
