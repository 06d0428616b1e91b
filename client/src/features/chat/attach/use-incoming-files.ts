import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/**
 * True when the clipboard has text. A spreadsheet puts both its text and a picture of it on the clipboard. The text
 * takes precedence then.
 */
const hasWords = (transfer: DataTransfer): boolean => transfer.getData('text/plain').trim() !== '';

const typingFields = 'input, textarea, select, [contenteditable]';
const windows = '[data-window], [role=dialog], [role=alertdialog]';

/**
 * Files that are pasted or dropped anywhere on the page while a thread is open. Without this, a drop beside the thread
 * would make the browser leave the panel and open the file. A paste into another field, or under an open window, is
 * ignored.
 * @returns true while files are dragged over the page.
 */
export function useIncomingFiles(composer: () => HTMLElement | null, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const transfer = event.clipboardData;
    if (!transfer || transfer.files.length === 0 || hasWords(transfer)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const isElsewhere = target.closest(typingFields) !== null && target !== composer();
    if (isElsewhere || document.querySelector(windows)) return;
    event.preventDefault();
    onFiles([...transfer.files]);
    composer()?.focus();
  });
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    // without this, the browser opens the dropped file itself
    event.preventDefault();
    const takes = !document.querySelector(windows);
    event.dataTransfer!.dropEffect = takes ? 'copy' : 'none';
    setIsOver(takes);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (document.querySelector(windows)) return;
    onFiles([...event.dataTransfer!.files]);
    composer()?.focus();
  });
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    document.addEventListener('paste', (event) => onPaste(event), { signal });
    document.addEventListener('dragover', (event) => onDrag(event), { signal });
    document.addEventListener('drop', (event) => onDrop(event), { signal });
    // no related target: the files have left the window
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), { signal });
    return () => events.abort();
  }, []);
  return isOver;
}
