import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button, IconButton } from './button.js';

afterEach(cleanup);

const setUp = () => {
  const [first, second, icon] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <>
      <Button onClick={first}>Satu</Button>
      <Button onClick={second}>Dua</Button>
      <IconButton label="Tiga" onClick={icon} />
    </>,
  );
  const press = (name: string, detail: number) => fireEvent.click(screen.getByRole('button', { name }), { detail });
  return { counts: () => [first, second, icon].map(({ mock }) => mock.calls.length), press };
};

test('presses by mouse, finger and keyboard act, also quick ones on the same button', () => {
  const { counts, press } = setUp();
  for (const [name, detail] of [
    ['Satu', 1],
    ['Satu', 2],
    ['Satu', 3],
    ['Dua', 1],
    ['Dua', 0],
    ['Tiga', 1],
    ['Tiga', 2],
  ] as const)
    press(name, detail);
  expect(counts()).toEqual([3, 2, 2]);
});

test('the further presses of a double click act on the button that had the first one only', () => {
  const { counts, press } = setUp();
  for (const [name, detail] of [
    ['Satu', 1],
    ['Dua', 2],
    ['Dua', 3],
    ['Tiga', 2],
  ] as const)
    press(name, detail);
  expect(counts()).toEqual([1, 0, 0]);
  press('Dua', 1);
  expect(counts()).toEqual([1, 1, 0]);
});

test('a button that sends a form is held like the others', () => {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button>Buka</Button>
      <Button type="submit">Simpan</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Buka' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }), { detail: 2 });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }), { detail: 1 });
  expect(sent).toHaveBeenCalledTimes(1);
});
