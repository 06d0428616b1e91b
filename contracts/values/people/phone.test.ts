import { describe, expect, test } from '@jest/globals';
import { formatPhone, normalizePhone, numberError, Phone, readNumber, toContactAddress, withoutContactSuffix } from './phone.js';

describe('a number in any spelling', () => {
  test.each([
    ['0812-3456-7890', '6281234567890'],
    ['81234567890', '6281234567890'],
    ['8895123456', '628895123456'],
    ['+62 812 3456 7890', '6281234567890'],
    ['6281234567890@c.us', '6281234567890'],
    ['081234567890@c.us', '6281234567890'],
    // The country code is already there, so nothing is added.
    ['85291234567@c.us', '85291234567'],
    ['+852 9123 4567', '85291234567'],
    ['0085291234567', '85291234567'],
    ['+81 90 1234 5678', '819012345678'],
    ['821012345678@c.us', '821012345678'],
    // A plus counts, whatever precedes it.
    ['\u202A+852 9123 4567\u202C', '85291234567'],
    ['\u2066+81 90 1234 5678\u2069', '819012345678'],
    ['(+852) 9123-4567', '85291234567'],
    ['WA: +852 9123 4567', '85291234567'],
    ['tel:+85291234567', '85291234567'],
    ['＋852 9123 4567', '85291234567'],
    ['https://wa.me/85291234567', '85291234567'],
    ['https://api.whatsapp.com/send?phone=85291234567', '85291234567'],
    ['00 852 9123 4567', '85291234567'],
    // A zero after the country code is left out.
    ['+62 (0)812-3456-7890', '6281234567890'],
    ['+62 0812 3456 7890', '6281234567890'],
    ['006208123456789', '628123456789'],
    ['6208123456789', '628123456789'],
    ['+44 (0)7911 123456', '447911123456'],
    ['(0)812 3456 7890', '6281234567890'],
    // no Indonesian number starts like this
    ['84912345678', '84912345678'],
    ['8613912345678', '8613912345678'],
    ['8801712345678', '8801712345678'],
    ['85620551234567'.slice(0, 13), '8562055123456'],
  ])('%s is %s', (typed, digits) => {
    expect(readNumber(typed)).toEqual({ kind: 'one', digits });
    expect(normalizePhone(typed)).toBe(digits);
  });

  test.each(['85291234567', '85366123456', '85512345678', '85531234567', '819012345678', '821012345678', '886912345678', '852 9123 4567'])(
    '%s may be of two countries: it is asked which one',
    (typed) => {
      const digits = typed.replaceAll(' ', '');
      expect(readNumber(typed)).toEqual({ kind: 'two', indonesian: `62${digits}`, foreign: digits });
      expect(normalizePhone(typed)).toBe(digits);
      expect(numberError(typed)).toContain(`atau +${digits}.`);
      expect(Phone.safeParse(typed).success).toBe(false);
      // with a 0 or a plus before the digits, only one reading is left
      expect(Phone.parse(`0${digits}`)).toBe(`62${digits}`);
      expect(Phone.parse(`+${digits}`)).toBe(digits);
    },
  );

  test.each(['85223456789', '85231234567', '85328123456', '8225551234', '823112345678', '886223456789', '85523456789'])(
    '%s may be a landline of another country: it is asked which one',
    (typed) => {
      expect(readNumber(typed)).toEqual({ kind: 'two', indonesian: `62${typed}`, foreign: typed });
    },
  );

  test.each(['811', '812', '813', '814', '815', '816', '822', '823', '831', '838', '857', '858', '877', '881', '895', '896'])(
    'a number of %s without its 0 has one reading, in each usual length',
    (prefix) => {
      for (const length of prefix === '822' ? [9, 11, 12] : [9, 10, 11, 12]) {
        const typed = `${prefix}4567890123`.slice(0, length);
        expect([typed, readNumber(typed).kind]).toEqual([typed, 'one']);
        expect(readNumber(`0${typed}`)).toEqual({ kind: 'one', digits: `62${typed}` });
      }
    },
  );

  test.each(['WA 0812-3456-7890', '0812 3456 7890 (Budi)', 'wa.me/6281234567890', '6281234567890@c.us'])(
    '%s is one number with words around it',
    (typed) => {
      expect(numberError(typed)).toBeNull();
      expect(Phone.parse(typed)).toBe('6281234567890');
    },
  );

  const withLetters = ['9d37ca9b-10f9-4feb-bb65-b7b1bbf17ca2', '08123456 atau 7890', '0812345678 ext 12'];
  test.each(['', 'abc', '123', '0'.repeat(3), '9'.repeat(16), ...withLetters])('%j is none', (typed) => {
    expect(numberError(typed)).toContain('Nomor tidak valid');
  });
});

test.each([
  ['6281234567890', '0812-3456-7890'],
  ['62811234567', '0811-2345-67'],
  ['85291234567', '+85291234567'],
  ['', ''],
])('%j is shown as %j', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

test('the suffix of a contact is added once, and removed at the end only', () => {
  expect(toContactAddress('6281234567890')).toBe('6281234567890@c.us');
  expect(withoutContactSuffix(toContactAddress('6281234567890'))).toBe('6281234567890');
  for (const other of ['lid:12', '12@c.us.id', '12@cxus']) expect(withoutContactSuffix(other)).toBe(other);
});
