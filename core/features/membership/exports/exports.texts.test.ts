import { expect, test } from '@jest/globals';
import { exportFailedMail, exportMail, readMe } from './exports.texts.js';

const url = 'https://panel.test/x';

test('the mail of a failed export says that it failed and leads to where to ask again', () => {
  const { subject, text } = exportFailedMail('Ana', url);
  expect(subject).toContain('belum bisa disiapkan');
  for (const part of ['Ana', 'gagal disiapkan. Minta sekali lagi', url]) expect(text).toContain(part);
  expect(exportMail('Ana', url).text).toContain('hanya bisa dipakai satu kali');
});

test('the archive says how many files it has, and how many it had no room for', () => {
  const told = (left: number) => readMe(new Date(0), { stored: 5, left });
  expect(told(0)).toContain('5 foto dan lampiran chat');
  expect(told(0)).not.toContain('tidak dimuat karena');
  expect(told(3)).toContain('\r\n3 berkas tidak dimuat karena ZIP ini sudah penuh.');
});
