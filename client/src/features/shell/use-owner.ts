import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { account } from '#contracts/http/account/account';
import { isUnauthorized } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { useAtomValue } from '../../state/atoms.js';
import { hasUserIdAtom, ownerAtom, userIdAtom } from '../../state/session-atoms.js';
import { clearSession, storePackage, storeProfile, storeUserId, type StoredProfile } from '../../state/session.js';
import { readToken } from '../../state/token.js';
import { noteOwnerOfTab } from '../../state/way-back.js';

async function fetchOwner(signal: AbortSignal): Promise<void> {
  if (!readToken()) throw new Error('Token not found, please login again.');
  const profile = await call(account.profile, { signal });
  if (profile.userId !== '') storeUserId(profile.userId);
  storePackage(profile.package);
  storeProfile({ fullName: profile.fullName, username: profile.username });
}

/**
 * The owner's name for the shell: from the cache, else fetched and cached. Any failure leads to the login.
 * The cache must also contain the user id, because requests about the bot need it.
 */
export function useOwner(): StoredProfile | null {
  const owner = useAtomValue(ownerAtom);
  const hasId = useAtomValue(hasUserIdAtom);
  const userId = useAtomValue(userIdAtom);
  const isKnown = hasId && owner !== null;
  const navigate = useNavigate();
  useEffect(() => {
    if (hasId) noteOwnerOfTab(userId);
  }, [hasId, userId]);
  useEffect(() => {
    if (isKnown) return;
    const leaving = new AbortController();
    fetchOwner(leaving.signal).catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      console.error('Gagal memuat profil.', error);
      if (isUnauthorized(error)) return;
      clearSession();
      void navigate('/login', { replace: true });
    });
    return () => leaving.abort();
  }, [isKnown, navigate]);
  return owner;
}
