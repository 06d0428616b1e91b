import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './button.js';
import { inputClass } from './field.js';

const typingPauseMs = 250;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The current search text. */
  initial?: string;
  onSearch: (text: string) => void;
}

/** Debounced search field: `onSearch` is called when the typing pauses. */
export function SearchField({ label, placeholder, initial = '', onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div className="relative">
      <Search aria-hidden size={18} className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-soft" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${inputClass} ps-10 pe-11 text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
      />
      {typed !== '' && (
        <IconButton
          label="Hapus pencarian"
          className="absolute end-0 top-0"
          onClick={() => {
            setTyped('');
            // The clear button disappears, so the focus moves to the field.
            field.current?.focus();
          }}
        >
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </div>
  );
}
