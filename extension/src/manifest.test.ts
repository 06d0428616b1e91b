import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { helperVersion } from '#contracts/values/passkey-helper';

const manifest = JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')) as Record<string, unknown>;

test('the helper may do no more than this', () => {
  const { permissions, host_permissions, optional_host_permissions, optional_permissions, content_scripts, web_accessible_resources } =
    manifest;
  // access to the tab where its button was pressed, and scripts in granted pages
  expect(permissions).toEqual(['activeTab', 'scripting']);
  expect(host_permissions).toEqual(['https://web.whatsapp.com/*']);
  // requested for one panel at a time, on first use
  expect(optional_host_permissions).toEqual(['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*']);
  // it stores nothing, receives no messages from other pages, and runs nowhere by itself
  expect([optional_permissions, content_scripts, web_accessible_resources]).toEqual([undefined, undefined, undefined]);
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['externally_connectable']));
});

test('its version is the one that panels compare', () => {
  expect(Number(manifest['version'])).toBe(helperVersion);
});
