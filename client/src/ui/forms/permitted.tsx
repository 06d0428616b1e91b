import type { ReactNode } from 'react';
import { permissions, type Action, type Role } from '#contracts/values/people/permissions';
import { useMay } from '../../state/use-bots.js';

/** Which roles have the permission, in words for people without it. */
function whoMay(needs: Action): string {
  const roles: readonly Role[] = permissions[needs];
  return roles.includes('admin') ? 'Hanya pemilik dan admin yang bisa memakai ini.' : 'Hanya pemilik akun yang bisa memakai ini.';
}

/** The reason why the controls below it cannot be used. Renders nothing for people with the permission. */
export function PermissionNote({ needs }: { needs: Action }) {
  return useMay(needs) ? null : <p className="text-sm text-soft">{whoMay(needs)}</p>;
}

/**
 * Controls that need a permission. Without the permission, all of them are disabled and the reason is above them.
 * Text stays readable, and links still work.
 */
export function Permitted({ needs, children }: { needs: Action; children: ReactNode }) {
  return (
    <fieldset disabled={!useMay(needs)} className="contents">
      <PermissionNote needs={needs} />
      {children}
    </fieldset>
  );
}
