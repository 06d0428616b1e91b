import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useAtomValue } from './atoms.js';
import { ownerAtom, packageAtom, userIdAtom } from './session-atoms.js';
import { clearSession, storeLogin, storeProfile } from './session.js';

const view = { id: 'ai-1000', name: 'Paket Basic', status: 'active', expiry_date: '2026-12-01T00:00:00Z' } as const;

function Shown() {
  const [owner, userId, stored] = [useAtomValue(ownerAtom), useAtomValue(userIdAtom), useAtomValue(packageAtom)];
  return <p>{`${owner?.fullName ?? 'tidak ada'} ${userId} ${stored?.name ?? 'tanpa paket'}`}</p>;
}

beforeEach(() => localStorage.clear());

test('the stored login is shown, also when it changes later', () => {
  const shown = render(<Shown />);
  expect(screen.getByText('tidak ada default_user tanpa paket')).toBeTruthy();
  act(() => storeLogin({ token: 't', fullName: 'Siti', username: 'siti', package: view, userId: 'u1' }));
  expect(screen.getByText('Siti u1 Paket Basic')).toBeTruthy();
  shown.unmount();
  // the profile changes while no component is subscribed
  storeProfile({ fullName: 'Siti Aminah', username: 'siti' });
  const again = render(<Shown />);
  expect(screen.getByText('Siti Aminah u1 Paket Basic')).toBeTruthy();
  again.unmount();
  clearSession();
  render(<Shown />);
  expect(screen.getByText('tidak ada default_user tanpa paket')).toBeTruthy();
});
