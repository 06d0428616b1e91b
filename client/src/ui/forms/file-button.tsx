import { useRef, type ComponentProps } from 'react';
import { Button } from './button.js';

/** Photos that the server reads, as the `accept` of a file field. */
export const photoTypes = 'image/jpeg,image/png,image/webp';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** Name of the hidden file field. */
  fieldName: string;
  /** Types as in the `accept` of a file field. */
  accept: string;
  onChoose: (file: File) => void;
};

/** A button with which the user chooses one file. The same file may be chosen again. */
export function FileButton({ fieldName, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        disabled={button.busy || button.disabled}
        accept={accept}
        aria-label={fieldName}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
