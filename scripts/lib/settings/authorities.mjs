import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from '../paths.mjs';

/**
 * Node reads only one file of additional certificate authorities. When the user has set one already, both are
 * merged into a third.
 *
 * @param {import('./settings.mjs').Environment} settings
 * @param {import('./settings.mjs').Environment} given
 */
export function withOwnAuthorities(settings, given) {
  const files = [given.NODE_EXTRA_CA_CERTS, settings.NODE_EXTRA_CA_CERTS].filter((file) => file !== undefined && existsSync(file));
  if (files.length < 2) return settings;
  const both = join(dataDir, 'authorities.pem');
  writeFileSync(both, files.map((file) => readFileSync(String(file), 'utf8')).join('\n'));
  return { ...settings, NODE_EXTRA_CA_CERTS: both };
}
