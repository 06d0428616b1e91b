import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from '../ui/feedback/toast-store.js';
import type { Check } from './contract-form.js';
import { useStoredForm } from './stored-form.js';

/** How a window with typed words is closed. */
export interface DraftWindow {
  /** True when it holds words that are not saved. */
  readonly isChanged: boolean;
  /** True when it was opened with words of an earlier time. */
  readonly wasKept: boolean;
  /** Closes the window and keeps the words: Back, Escape, a tap beside it. */
  readonly close: () => void;
  /** Closes the window without the words: they are saved, or not wanted. */
  readonly done: () => void;
}

/**
 * Words typed in a window outlive it: whatever closes it, except saving and "Buang", keeps them on this device
 * and says so.
 * @param forget removes the words.
 */
export function useDraftWindow(isChanged: boolean, forget: () => void, onClose: () => void): DraftWindow {
  const [wasKept] = useState(isChanged);
  return {
    isChanged,
    wasKept,
    close: () => {
      if (isChanged) notify('Belum disimpan. Tulisan Anda masih ada saat jendela ini dibuka lagi.');
      onClose();
    },
    done: () => {
      forget();
      onClose();
    },
  };
}

/**
 * The form of a window, with a draft of its own.
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
