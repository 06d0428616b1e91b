import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Role } from '#contracts/values/people/permissions';
import { forgetBots, showBot, storeBots } from '../../state/bots.js';
import { Permitted } from './permitted.js';

const shown = { botId: 'bot', accountId: 'account', phone: null };
afterEach(() => {
  cleanup();
  forgetBots();
});

function show(role: Role | null, needs: 'training.write' | 'billing.pay'): { isOffered: boolean; note: string | null } {
  storeBots([{ ...shown, role }]);
  showBot(shown.botId);
  render(
    <Permitted needs={needs}>
      <button type="button">Simpan</button>
    </Permitted>,
  );
  return { isOffered: screen.queryByRole('button')!.matches(':enabled'), note: screen.queryByText(/^Hanya/)?.textContent ?? null };
}

const managers = 'Hanya pemilik dan admin yang bisa memakai ini.';
const owners = 'Hanya pemilik akun yang bisa memakai ini.';

test.each([
  ['agent', 'training.write', managers],
  ['agent', 'billing.pay', owners],
  ['admin', 'training.write', null],
  ['admin', 'billing.pay', owners],
  ['owner', 'training.write', null],
  ['owner', 'billing.pay', null],
  // While the role is unknown, all controls are offered, because the server checks the permission itself.
  [null, 'billing.pay', null],
] as const)('a role and what it needs (%s, %s): the controls are offered, or the reason is told', (role, needs, note) => {
  expect(show(role, needs)).toEqual({ isOffered: note === null, note });
});
