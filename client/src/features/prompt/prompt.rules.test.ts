import { expect, test } from '@jest/globals';
import { digitsOnly } from '../../forms/digits.js';
import { toPromptSettings, toTrainFields } from './prompt.rules.js';

test('empty fields are sent as default and shown empty again', () => {
  const sent = toPromptSettings({ prompt: ' ', secondary_prompt: '', alamat: '', nomor_notifikasi: ' ' });
  expect(sent).toEqual({ prompt: 'default', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: 'default' });
  expect(toTrainFields(sent)).toEqual({ prompt: '', secondary_prompt: '', alamat: '', nomor_notifikasi: '' });
});

test('a text is sent and shown as it was written', () => {
  const written = { prompt: ' Kaos 75rb\n', secondary_prompt: 'b', alamat: 'c', nomor_notifikasi: '62812345@c.us' };
  expect(toPromptSettings(written)).toEqual(written);
  expect(toTrainFields(written)).toEqual({ ...written, nomor_notifikasi: '62812345' });
});

test('the notification number is digits in the field and a contact on the wire', () => {
  const fields = { prompt: 'a', secondary_prompt: 'b', alamat: 'c', nomor_notifikasi: ' +62 812-345 ' };
  expect(toPromptSettings(fields)).toEqual({ ...fields, nomor_notifikasi: '62812345@c.us' });
  expect(toTrainFields({ ...fields, nomor_notifikasi: '62812345@c.us' }).nomor_notifikasi).toBe('62812345');
  expect(digitsOnly('62a8-1')).toBe('6281');
});
