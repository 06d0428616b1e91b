import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { account } from '#contracts/http/account';
import { isUnauthorized } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { clearSession, hasUserId, readProfile, storePackage, storeProfile, storeUserId, type StoredProfile } from '../../state/session.js';
import { readToken } from '../../state/token.js';

async function fetchOwner(): Promise<StoredProfile> {
  if (!readToken()) throw new Error('Token not found, please login again.');
  const profile = await call(account.profile);
  const owner = { fullName: profile.fullName, username: profile.username };
  storeProfile(owner);
  if (profile.userId !== '') storeUserId(profile.userId);
  storePackage(profile.package);
  return owner;
}

/**
 * The owner's name for the shell: from the cache, else fetched and cached; any failure leads to the login.
 * A cache without the user id is not enough: the bot's calls carry it.
 */
export function useOwner(): StoredProfile | null {
  const [owner, setOwner] = useState(() => (hasUserId() ? readProfile() : null));
  const navigate = useNavigate();
  useEffect(() => {
    if (owner) return;
    let left = false;
    fetchOwner().then(
      (fetched) => !left && setOwner(fetched),
      (error: unknown) => {
        console.error('Gagal memuat profil.', error);
        if (left || isUnauthorized(error)) return;
        clearSession();
        void navigate('/login', { replace: true });
      },
    );
    return () => {
      left = true;
    };
  }, [owner, navigate]);
  return owner;
}
