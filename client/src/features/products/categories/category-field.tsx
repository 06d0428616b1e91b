import { useId, type ComponentProps } from 'react';
import { limits } from '#contracts/values/limits';
import { TextField } from '../../../ui/forms/field.js';
import { useCategories } from './use-categories.js';

/** Text field for a category. It suggests existing ones, so that one category is not written in two ways. */
export function CategoryField(props: ComponentProps<typeof TextField>) {
  const listId = useId();
  const categories = useCategories();
  return (
    <>
      <TextField autoComplete="off" maxLength={limits.productCategoryMaxChars} list={listId} {...props} />
      <datalist id={listId}>
        {categories.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
