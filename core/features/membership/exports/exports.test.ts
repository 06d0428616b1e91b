import { expect, test } from '@jest/globals';
import { tableScopes } from '../../../table-owners.js';
import { exportedTables, notExportedTables } from './exported-tables.js';
import { extensionOf, nameInExport } from './export-files.rules.js';
import { cellOf, columnsOf } from './export-rows.rules.js';

test('every table with rows of an account, a person or a bot is exported, or has a reason why not', () => {
  const owned = Object.entries(tableScopes).flatMap(([table, scope]) => (scope === 'installation' ? [] : [table]));
  expect([...Object.keys(exportedTables), ...Object.keys(notExportedTables)].toSorted()).toEqual(owned.toSorted());
  for (const [table, { scope }] of Object.entries(exportedTables)) {
    // the table of persons, accounts or bots itself has the id in its own key
    expect([table, scope]).toEqual([table, tableScopes[table]]);
  }
});

test('a row has the columns that are not left out and not binary, each as text', () => {
  const row = { id: 'a', proto: Buffer.from('x'), hidden: 1, at: new Date(0), many: ['x'], none: null, yes: true };
  expect(columnsOf(row, ['hidden'])).toEqual(['id', 'at', 'many', 'none', 'yes']);
  expect(Object.values(row).map(cellOf)).toEqual(['a', null, 1, '1970-01-01T00:00:00.000Z', '["x"]', null, 'true']);
});

test.each([
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), '.jpg'],
  [Buffer.from('\x89PNG\r\n', 'latin1'), '.png'],
  [Buffer.from('GIF89a'), '.gif'],
  [Buffer.from('%PDF-1.7'), '.pdf'],
  [Buffer.from('OggS'), '.ogg'],
  [Buffer.from('xGIF89a'), ''],
  [Buffer.from('RIFFxxxxWEBPVP8 '), '.webp'],
  [Buffer.from('\0\0\0\x18ftypmp42'), '.mp4'],
  [Buffer.from('hello'), ''],
  [Buffer.from(''), ''],
])('a file beginning with %p is named %p', (bytes, extension) => {
  expect(extensionOf(bytes)).toBe(extension);
});

test('thumbnails and earlier exports are not part of an export', () => {
  expect(['a/photos/p', 'a/chats/c', 'a/thumbnails/c', 'a/exports/e'].map(nameInExport)).toEqual([
    'berkas/foto/p',
    'berkas/chat/c',
    null,
    null,
  ]);
});
