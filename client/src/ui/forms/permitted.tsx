import type { ReactNode } from 'react';
import { permissions, type Action, type Role } from '#contracts/values/people/permissions';
import { useMay } from '../../state/use-bots.js';

/** Who may, in words for those who may not. */
function whoMay(needs: Action): string {
  const roles: readonly Role[] = permissions[needs];
  return roles.includes('admin') ? 'Hanya pemilik dan admin yang bisa memakai ini.' : 'Hanya pemilik akun yang bisa memakai ini.';
}

/** The reason why the controls below it cannot be used. Renders nothing for those who may use them. */
export function PermissionNote({ needs }: { needs: Action }) {
  return useMay(needs) ? null : <p className="text-sm text-soft">{whoMay(needs)}</p>;
}

/**
 * Controls that the person's role may not permit: then they are all disabled, below the reason. What can be read
 * stays readable, and links still work.
 */
export function Permitted({ needs, children }: { needs: Action; children: ReactNode }) {
  return (
    <fieldset disabled={!useMay(needs)} className="contents">
      <PermissionNote needs={needs} />
      {children}
    </fieldset>
  );
}
