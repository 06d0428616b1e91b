import { describe, expect, test } from '@jest/globals';
import { presentPrompts, promptsFromWire } from './prompts.present.js';

describe('the settings on the wire', () => {
  test('empty goes out and comes in as default', () => {
    const empty = { prompt: '', secondaryPrompt: '', senderDistrict: '', notificationNumber: '' };
    const wire = { prompt: 'default', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: 'default' };
    expect(presentPrompts(empty)).toEqual(wire);
    expect(promptsFromWire(wire)).toEqual(empty);
  });

  test('the number carries the suffix outside and is digits inside', () => {
    expect(promptsFromWire({ nomor_notifikasi: '62812234567890@c.us' })).toEqual({ notificationNumber: '62812234567890' });
    expect(promptsFromWire({ nomor_notifikasi: '0812-3456-7890' })).toEqual({ notificationNumber: '6281234567890' });
    expect(
      presentPrompts({ prompt: 'a', secondaryPrompt: 'b', senderDistrict: 'c', notificationNumber: '6281234567890' }).nomor_notifikasi,
    ).toBe('6281234567890@c.us');
  });

  test('a value that is no number is refused', () => {
    expect(() => promptsFromWire({ nomor_notifikasi: '12' })).toThrow(expect.objectContaining({ code: 'phone_invalid' }));
  });

  test('an absent field stays as it is', () => {
    expect(promptsFromWire({ prompt: ' Halo ' })).toEqual({ prompt: 'Halo' });
  });
});
