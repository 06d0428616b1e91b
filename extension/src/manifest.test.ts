import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { helperVersion } from '#contracts/values/passkey-helper';

const manifest = JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')) as Record<string, unknown>;

test('the helper may do no more than this', () => {
  const { permissions, host_permissions, optional_host_permissions, optional_permissions, content_scripts, web_accessible_resources } =
    manifest;
  // the tab in which its button was pressed, and to run in pages that were granted
  expect(permissions).toEqual(['activeTab', 'scripting']);
  expect(host_permissions).toEqual(['https://web.whatsapp.com/*']);
  // asked for one panel at a time, at its first use
  expect(optional_host_permissions).toEqual(['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*']);
  // it stores nothing, hears no other page, and runs nowhere by itself
  expect([optional_permissions, content_scripts, web_accessible_resources]).toEqual([undefined, undefined, undefined]);
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['externally_connectable']));
});

test('its version is the one that panels compare', () => {
  expect(Number(manifest['version'])).toBe(helperVersion);
});
