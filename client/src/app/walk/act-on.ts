import { act, fireEvent } from '@testing-library/react';
import { controlsIn, nameOf, roleOf, withNames } from './page-text.js';

/**
 * The action on one control. `fill` types in all fields of the control's form, ticks the form's boxes, and then
 * presses the control.
 */
export type Kind = 'press' | 'fill' | 'type' | 'enter' | 'escape';

export interface Step {
  readonly kind: Kind;
  /** The key of the control: its window, its role and its name. When several controls match, the last one is used. */
  readonly key: string;
  /** True for a step that only leads to the walked part. The server refuses its writes. */
  readonly refused?: true;
}

const longestName = 40;

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const typedTypes = new Set(['text', 'search', 'email', 'password', 'tel', 'number', 'time', 'date', 'url']);

export const overlayOf = (element: Element): Element | null => element.closest(overlays);
export const openOverlays = (): Element[] => [...document.querySelectorAll(overlays)].filter((one) => !one.closest('[hidden]'));

/** Shortens a long name. A whole chat is one button, so its name is long. */
function shortName(control: Element): string {
  const name = nameOf(control);
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

export function keyOf(control: Element): string {
  const overlay = overlayOf(control);
  return withNames(`${overlay ? `${nameOf(overlay)} › ` : ''}${roleOf(control)} "${shortName(control)}"`);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

export function isTyped(control: Element): control is Field {
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && typedTypes.has(control.type));
}

export function formOf(control: HTMLElement): Element | null {
  if (control instanceof HTMLButtonElement && control.type !== 'submit') return null;
  return (control as HTMLButtonElement).form ?? null;
}

/** The text typed into a field, by its kind and name: the first pattern that matches decides. */
const wordsByKind: readonly (readonly [kind: RegExp, words: string])[] = [
  [/^time .* tutup$/, '18:30'],
  [/^time /, '09:30'],
  [/^date /, '2026-11-28'],
  [/one-time|otp/, '123456'],
  [/email/, 'baru@gmail.com'],
  [/password/, 'Rahasia-123'],
  [/^(?:tel|\w+ tel) |nomor whatsapp|nomor notifikasi/, '081298765432'],
  [/link/, 'https://toko.id/foto.jpg'],
  [/harga grosir/, '12 = 55.000'],
  [/varian/, 'L = 80.000'],
  [/diskon untuk semua/, '5%, min 100rb'],
  [/paket dan promo/, '2 Topi = 55rb'],
  [/kode promo/, 'BARU5 = 5%'],
  [/ dp$/, '30%'],
  [/gratis ongkir mulai|dp untuk/, '400rb'],
  [/ongkir ditanggung/, '15rb'],
  [/gratis ongkir hanya/, 'Bandung'],
  [/menit/, '45'],
  [/biaya tambahan/, 'Bungkus kado = 4rb'],
];

function wordsFor(field: Field): string {
  const kind = `${field.type} ${field.inputMode} ${field.autocomplete} ${nameOf(field)}`.toLowerCase();
  const words = wordsByKind.find(([pattern]) => pattern.test(kind))?.[1];
  if (words !== undefined) return words;
  if (/harga|berat|stok/.test(kind)) return field.placeholder || '60.000';
  if (kind.includes('numeric') || field.type === 'number') return '30';
  return 'Isi baru';
}

function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  // React remembers the value that it set itself and ignores an event that does not change that value. The native
  // setter avoids this.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  fireEvent(field, new Event(event, { bubbles: true }));
}

function typeIn(field: Field): void {
  if (field.disabled || field.readOnly) return;
  field.focus();
  setValue(field, wordsFor(field), 'input');
}

function pressOn(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) {
    setValue(control, control.options[(control.selectedIndex + 1) % control.options.length]!.value, 'change');
    return;
  }
  if (control instanceof HTMLInputElement && control.type === 'file') {
    fireEvent.change(control, { target: { files: [new File(['isi'], 'foto.png', { type: 'image/png' })] } });
    return;
  }
  fireEvent.pointerDown(control, { button: 0, ctrlKey: false, pointerType: 'mouse' });
  fireEvent.mouseDown(control);
  control.focus();
  fireEvent.pointerUp(control, { button: 0, pointerType: 'mouse' });
  fireEvent.mouseUp(control);
  fireEvent.click(control);
}

const keyDown = (control: Element, key: string): void => {
  fireEvent.keyDown(control, { key, code: key });
  fireEvent.keyUp(control, { key, code: key });
};

/**
 * Finds the control of a step within the given parts of the page. When several match, it returns the last usable
 * control, or the last one when none is usable.
 */
export function findControl({ key }: Step, parts: readonly Element[]): HTMLElement | undefined {
  const found = parts.flatMap(controlsIn).filter((control) => keyOf(control) === key);
  return found.findLast((control) => !(control as HTMLButtonElement).disabled) ?? found.at(-1);
}

/** Does a step. Its control must be on the page. */
export async function perform(step: Step, control: HTMLElement): Promise<void> {
  await act(async () => {
    if (step.kind === 'escape') return keyDown(document.activeElement ?? control, 'Escape');
    if (step.kind === 'press') return pressOn(control);
    if (step.kind === 'fill') {
      for (const field of formOf(control)?.querySelectorAll<HTMLElement>('input, textarea') ?? []) {
        if (isTyped(field)) typeIn(field);
        else if (field.matches('[type=checkbox]:not(:checked)')) field.click();
      }
    } else if (isTyped(control)) typeIn(control);
  });
  if (step.kind === 'type' || step.kind === 'press' || step.kind === 'escape') return;
  await act(async () => {
    if (step.kind === 'fill') pressOn(control);
    else keyDown(control, 'Enter');
  });
}
