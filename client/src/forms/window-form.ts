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
  /** Closes the window and keeps the text. Used for Back, Escape and a tap beside the window. */
  readonly close: () => void;
  /** Closes the window and drops the text: it is saved, or not wanted. */
  readonly done: () => void;
}

const keptText = 'Belum disimpan. Tulisan Anda masih ada saat jendela ini dibuka lagi.';

/**
 * Keeps the text of a window on this device when the window closes. A message tells the owner about it. The text is
 * dropped after saving and after "Buang".
 * @param forget removes the text.
 * @param kept the message, for a window that keeps more than a text.
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
 * @param name the name of the draft, which contains the id of the edited entry.
 * @param initial returns the values that the form shows without a draft; called once.
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
