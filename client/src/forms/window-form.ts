import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from '../ui/feedback/toast-store.js';
import type { Check } from './contract-form.js';
import { useStoredForm } from './stored-form.js';

/** How a window with typed text is closed. */
export interface DraftWindow {
  /** True when the window holds unsaved text. */
  readonly isChanged: boolean;
  /** True when the window was opened with text from an earlier session. */
  readonly wasKept: boolean;
  /** Closes the window and keeps the text: Back, Escape, a tap beside it. */
  readonly close: () => void;
  /** Closes the window and drops the text: it is saved, or not wanted. */
  readonly done: () => void;
}

const keptText = 'Belum disimpan. Tulisan Anda masih ada saat jendela ini dibuka lagi.';

/**
 * Text typed in a window is kept on this device when the window closes, except after saving or "Buang". A message says
 * so.
 * @param forget removes the words.
 * @param kept says what is kept, where it is more than a text.
 */
export function useDraftWindow(isChanged: boolean, forget: () => void, onClose: () => void, kept = keptText): DraftWindow {
  const [wasKept] = useState(isChanged);
  return {
    isChanged,
    wasKept,
    close: () => {
      if (isChanged) notify(kept);
      onClose();
    },
    done: () => {
      forget();
      onClose();
    },
  };
}

/**
 * The form of a window, with its own draft.
 * @param name of its draft, with the id of what is edited.
 * @param initial what the form shows without a draft; read once.
 */
export function useWindowForm<Values extends FieldValues>(
  name: string,
  initial: () => Values,
  { check, onClose }: { readonly check: Check<Values>; readonly onClose: () => void },
): DraftWindow & { readonly form: UseFormReturn<Values, unknown, Values> } {
  const [stored] = useState(initial);
  const { form, isChanged, forget } = useStoredForm(`jendela:${name}`, stored, check);
  return { form, ...useDraftWindow(isChanged, forget, onClose) };
}
