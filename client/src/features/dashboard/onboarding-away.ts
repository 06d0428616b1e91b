import { useState } from 'react';
import { useAtomValue } from '../../state/atoms.js';
import { userIdAtom } from '../../state/session-atoms.js';

const keyOf = (owner: string): string => `onboarding-away:${owner}`;

/** Whether this owner has hidden the list of first steps on this device. A logout keeps it. */
export function useOnboardingAway(): readonly [boolean, (away: boolean) => void] {
  const key = keyOf(useAtomValue(userIdAtom));
  const [isAway, setAway] = useState(() => localStorage.getItem(key) !== null);
  return [
    isAway,
    (away) => {
      if (away) localStorage.setItem(key, '1');
      else localStorage.removeItem(key);
      setAway(away);
    },
  ];
}
