import { Select } from '../../../ui/forms/select.js';
import { useCategories } from './use-categories.js';

type Props = {
  /** The selected category. Empty for all categories. */
  category: string;
  onChange: (category: string) => void;
};

/** Filters the list by a category. Renders nothing when no product has a category. */
export function CategoryFilter({ category, onChange }: Props) {
  const categories = useCategories();
  if (categories.length === 0 && category === '') return null;
  const isThere = category === '' || categories.some(({ name }) => name === category);
  const options = [
    { value: '', label: 'Semua kategori' },
    ...categories.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
    ...(isThere ? [] : [{ value: category, label: category }]),
  ];
  return <Select label="Kategori" hideLabel value={category} options={options} onChange={onChange} className="sm:w-60" />;
}
