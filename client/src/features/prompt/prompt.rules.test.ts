import { expect, test } from '@jest/globals';
import { digitsOnly, toPromptSettings, toTrainForm } from './prompt.rules.js';

test('empty fields are sent as default and shown empty again', () => {
  const sent = toPromptSettings({ prompt: ' ', secondaryPrompt: '', district: '', notifyNumber: ' ' });
  expect(sent).toEqual({ prompt: 'default', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: 'default' });
  expect(toTrainForm(sent)).toEqual({ prompt: '', secondaryPrompt: '', district: '', notifyNumber: '' });
});

test('the notification number is digits in the field and a contact on the wire', () => {
  expect(toPromptSettings({ prompt: 'a', secondaryPrompt: 'b', district: 'c', notifyNumber: ' +62 812-345 ' }).nomor_notifikasi).toBe(
    '62812345@c.us',
  );
  expect(toTrainForm({ prompt: 'a', secondary_prompt: 'b', alamat: 'c', nomor_notifikasi: '62812345@c.us' }).notifyNumber).toBe('62812345');
  expect(digitsOnly('62a8-1')).toBe('6281');
});
