/** An action of the chat page that a single key starts, while no field has the focus. */
export type ShortcutAction = 'next' | 'finish' | 'give-back' | 'search' | 'new' | 'quick' | 'write' | 'list';

/** All shortcuts, in the order in which the shortcut list shows them. */
export const shortcuts: readonly { readonly key: string; readonly action: ShortcutAction; readonly words: string }[] = [
  { key: 'm', action: 'next', words: 'Chat berikutnya yang menunggu Anda' },
  { key: 't', action: 'write', words: 'Tulis pesan' },
  { key: '/', action: 'quick', words: 'Balasan cepat' },
  { key: 's', action: 'finish', words: 'Tandai selesai' },
  { key: 'b', action: 'give-back', words: 'Kembalikan ke bot' },
  { key: 'n', action: 'new', words: 'Chat baru' },
  { key: 'c', action: 'search', words: 'Cari nama, nomor, atau pesan' },
  { key: '?', action: 'list', words: 'Daftar pintasan ini' },
];

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'>;

/** The action of a key press. Null when the key belongs to a browser shortcut, is held down, or has no action. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: Key): ShortcutAction | null {
  if (ctrlKey || metaKey || altKey || repeat || isComposing) return null;
  const isLetter = /^[a-z]$/i.test(key);
  // punctuation keys need Shift on some keyboards, letters never do
  if (isLetter && shiftKey) return null;
  return shortcuts.find((one) => one.key === (isLetter ? key.toLowerCase() : key))?.action ?? null;
}

/** Elements that handle keys themselves. */
const readers =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=menu], [role=listbox], [role=combobox]';
const windows = '[data-window], [role=dialog], [role=alertdialog], [role=menu]';

/** True when no other element handles the keys: neither the focused element nor an open window or menu. */
export function areKeysFree(focused: Element | null, page: ParentNode): boolean {
  return !focused?.closest(readers) && page.querySelector(windows) === null;
}

/** The next lead of the queue after the shown one, or the first one when the shown one is not in it. Undefined without another lead. */
export function nextWaiting<One extends { readonly conversationId: string }>(
  waiting: readonly One[],
  shown: string | null,
): One | undefined {
  const at = waiting.findIndex((one) => one.conversationId === shown);
  const next = waiting[at + 1] ?? waiting[0];
  return next?.conversationId === shown ? undefined : next;
}
