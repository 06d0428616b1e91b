import { useState } from 'react';
import { applyStoredTheme, chooseTheme, readTheme, type Theme } from '../theme/theme.js';
import { Select } from '../../ui/forms/select.js';
import { DataParts } from './data-parts.js';
import { FeedbackParts } from './feedback-parts.js';
import { FormParts } from './form-parts.js';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Ikut perangkat' },
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
];

/** Every component of the library in every state. Development build only. */
export function GalleryPage() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <main className="mx-auto max-w-6xl p-4 sm:p-8">
      <h1 className="mb-4 text-2xl font-extrabold">Galeri</h1>
      <Select
        label="Tema"
        value={theme}
        options={themes}
        className="w-48"
        onChange={(next) => {
          chooseTheme(next);
          applyStoredTheme();
          setTheme(next);
        }}
      />
      <FormParts />
      <FeedbackParts />
      <DataParts />
    </main>
  );
}
