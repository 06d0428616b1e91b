import type { PackageView } from '#contracts/http/account/auth';

/** Parses a package given as an object or as a JSON string; null for anything else. */
export function parsePackage(value: unknown): PackageView | null {
  if (typeof value === 'string') {
    try {
      return parsePackage(JSON.parse(value));
    } catch {
      return null;
    }
  }
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, status, expiry_date: expiry } = value as Record<string, unknown>;
  return {
    id: (typeof id === 'string' ? id : null) as PackageView['id'],
    name: typeof name === 'string' ? name : '',
    status: status === 'active' ? 'active' : 'expired',
    expiry_date: typeof expiry === 'string' ? expiry : null,
  };
}
