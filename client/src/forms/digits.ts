import type { UseFormRegisterReturn } from 'react-hook-form';
import { withoutContactSuffix } from '#contracts/values/people/phone';

/** Keeps only the characters that a numeric field may contain while it is typed. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/** A registered field that keeps only the characters the filter lets through. */
export function filteredField<Name extends string>(
  field: UseFormRegisterReturn<Name>,
  filter: (typed: string) => string,
): UseFormRegisterReturn<Name> {
  return {
    ...field,
    onChange: (event: { target: { value: string }; type?: unknown }) => {
      event.target.value = filter(event.target.value);
      return field.onChange(event);
    },
  };
}

/**
 * Keeps what a phone number field may contain while it is typed: digits, and a plus before them. Phones put invisible marks
 * around a copied number, and people a bracket.
 */
export function numberOnly(text: string): string {
  const [head = ''] = text.split(/\d/, 1);
  return `${/[+＋]/.test(head) ? '+' : ''}${digitsOnly(text)}`;
}

/**
 * A stored phone number as the field shows it. A foreign number that begins like an Indonesian one gets its
 * plus.
 */
export function typedNumber(address: string): string {
  const digits = withoutContactSuffix(address);
  return digits.startsWith('8') ? `+${digits}` : digits;
}

/** As many characters as the contracts accept: a browser cuts a pasted number before its spaces and dashes are removed. */
const numberMaxChars = 40;

/** A registered field for a phone number, kept as typed. */
export function numberField<Name extends string>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return { ...filteredField(field, numberOnly), maxLength: numberMaxChars };
}
