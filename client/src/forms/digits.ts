import type { UseFormRegisterReturn } from 'react-hook-form';
import { withoutContactSuffix } from '#contracts/values/people/phone';

/** Keeps only the characters that a numeric field may contain while it is typed. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/** Registers a field that keeps only the characters that the filter accepts. */
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
 * Keeps the characters that a phone number field may contain while the user types: digits, and a plus before them.
 * Removes the invisible marks that phones put around a copied number, and brackets that people type.
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

/**
 * Maximum length of the field, the same as in the contracts. It leaves room for spaces and dashes, because the
 * browser cuts a pasted number before they are removed.
 */
const numberMaxChars = 40;

/** Registers a field for a phone number. The number stays as typed. */
export function numberField<Name extends string>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return { ...filteredField(field, numberOnly), maxLength: numberMaxChars };
}
