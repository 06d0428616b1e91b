import type { UseFormRegisterReturn } from 'react-hook-form';

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

/** A registered field that keeps digits alone, as they are typed. */
export function digitsField<Name extends string>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return filteredField(field, digitsOnly);
}
