import { SendHorizontal } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type AriaAttributes, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { limits } from '#contracts/values/limits';
import { classNames } from '../../../ui/theme/class-names.js';

/** A list that opens from the field: it sees keys first, and returns true for those that it used. */
export type ComposerExtra = { onKeyDown: (event: KeyboardEvent) => boolean; aria: AriaAttributes };

type ComposerProps = {
  draft: string;
  onChange: (draft: string) => void;
  onSend: () => void;
  placeholder?: string;
  /** Accessible names of the field and of its button. */
  name?: string;
  sendName?: string;
  /** The author: the owner, or someone playing a lead. */
  voice?: 'owner' | 'lead';
  /** True when an attachment is sent along, so that the text may be empty. */
  hasMore?: boolean;
  /** Rendered before the field. */
  leading?: ReactNode;
  extra?: ComposerExtra;
  ref?: RefObject<HTMLTextAreaElement | null>;
  /** True when the field takes the focus as soon as it renders, because the owner has just opened it. */
  autoFocus?: boolean;
};

/** True on devices with a hardware keyboard, which has a Shift key; false on phones. */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * Grows to five lines. On computers Enter sends and Shift+Enter inserts a line break; on phones Enter inserts
 * a line break.
 */
export function Composer({
  draft,
  onChange,
  onSend,
  placeholder = 'Tulis pesan…',
  name = 'Tulis pesan',
  sendName = 'Kirim pesan',
  voice = 'owner',
  hasMore = false,
  leading,
  extra,
  ref,
  autoFocus = false,
}: ComposerProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const input = ref ?? own;
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [draft, input]);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus, input]);

  function onKeyDown(event: KeyboardEvent) {
    if (extra?.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    onSend();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        input.current?.focus();
      }}
      className="flex items-end gap-2 border-t bg-card p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:p-3"
    >
      {leading}
      <textarea
        ref={input}
        rows={1}
        aria-label={name}
        {...extra?.aria}
        placeholder={placeholder}
        maxLength={limits.ownerMessageMaxChars}
        value={draft}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="max-h-[8.5rem] min-h-11 min-w-0 flex-1 resize-none rounded-card border border-edge bg-card px-4 py-2.5 placeholder:text-soft"
      />
      <button
        type="submit"
        aria-label={sendName}
        disabled={draft.trim() === '' && !hasMore}
        className={classNames(
          'flex size-11 shrink-0 items-center justify-center rounded-full border border-transparent transition-colors disabled:opacity-50',
          voice === 'owner' ? 'bg-owner text-on-owner hover:bg-owner-strong' : 'bg-ink text-card hover:bg-soft',
        )}
      >
        <SendHorizontal aria-hidden size={20} />
      </button>
    </form>
  );
}
