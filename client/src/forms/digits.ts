import type { UseFormRegisterReturn } from 'react-hook-form';

/** Characters a number field may hold while it is typed. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/** A registered field that keeps digits alone, as they are typed. */
export function digitsField<Name extends string>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return {
    ...field,
    onChange: (event: { target: { value: string }; type?: unknown }) => {
      event.target.value = digitsOnly(event.target.value);
      return field.onChange(event);
    },
  };
}
