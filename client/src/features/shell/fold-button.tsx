import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';

/** `index.html` also reads this key, before the first paint. */
const storageKey = 'menu';

/** Collapses the sidebar to its icons on wide screens. The device remembers it. */
export function FoldButton() {
  const root = document.documentElement;
  const [isFolded, setIsFolded] = useState(root.hasAttribute('data-folded'));
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  const words = isFolded ? 'Lebarkan menu' : 'Lipat menu';
  function fold() {
    root.toggleAttribute('data-folded', !isFolded);
    if (isFolded) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'lipat');
    setIsFolded(!isFolded);
  }
  return (
    <button
      type="button"
      title={words}
      aria-expanded={!isFolded}
      onClick={fold}
      className="mx-3 mb-3 flex min-h-11 items-center gap-3 rounded-md px-3 text-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      {words}
    </button>
  );
}
