import type { UseFormRegisterReturn } from 'react-hook-form';
import { withoutContactSuffix } from '#contracts/values/people/phone';

/** Characters a number field may hold while it is typed. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/** A registered field that keeps of what is typed only what the filter lets through. */
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

/** What a number field may hold while it is typed: digits, and a plus before them. */
export function numberOnly(text: string): string {
  return `${text.trimStart().startsWith('+') ? '+' : ''}${digitsOnly(text)}`;
}

/** A stored number as a field shows it: one of another country that begins like an Indonesian one is shown with its plus. */
export function typedNumber(address: string): string {
  const digits = withoutContactSuffix(address);
  return digits.startsWith('8') ? `+${digits}` : digits;
}

/** A registered field that keeps a number, as it is typed. */
export function numberField<Name extends string>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return filteredField(field, numberOnly);
}
