import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogPanel } from './log-panel.js';
import { botLogColour } from './log.rules.js';

function setup(lines: string[]) {
  let cleared = 0;
  render(
    <LogPanel label="Log" lines={lines} colourOf={botLogColour} onClear={() => (cleared += 1)} isClearing={false} className="max-h-96" />,
  );
  return { user: userEvent.setup(), cleared: () => cleared };
}

test('an empty log says so', () => {
  setup([]);
  expect(screen.getByRole('log').textContent).toBe('Log kosong...');
});

test('the filter narrows what is shown and copied', async () => {
  const { user, cleared } = setup(['INFO mulai', 'WARN kuota', 'ERROR gagal']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter log' }), 'Warn');
  expect(screen.getByRole('log').textContent).toBe('WARN kuota');
  await user.click(screen.getByRole('button', { name: 'Copy Log' }));
  expect(await navigator.clipboard.readText()).toBe('WARN kuota');
  await user.click(screen.getByRole('button', { name: 'Clear Log' }));
  expect(cleared()).toBe(1);
});
