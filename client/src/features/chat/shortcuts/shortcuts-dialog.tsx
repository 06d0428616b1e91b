import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { Switch } from '../../../ui/forms/switch.js';
import { shortcuts } from './shortcuts.rules.js';
import { areShortcutsOn, switchShortcuts } from './shortcuts-state.js';

/** All shortcuts of the chat page, and the switch that turns single keys off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pintasan keyboard"
      description="Tekan satu tombol saat Anda tidak sedang mengetik."
    >
      <dl className="mb-4 flex flex-col">
        {shortcuts.map(({ key, words }) => (
          <div key={key} className="flex min-h-11 items-center justify-between gap-4 border-b">
            <dt>{words}</dt>
            <dd>
              <kbd className="inline-flex min-w-8 justify-center rounded-md border border-edge bg-sunken px-2 py-0.5 font-mono text-sm">
                {key.toUpperCase()}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Pintasan aktif di perangkat ini"
        checked={isOn}
        onChange={(on) => {
          switchShortcuts(on);
          setIsOn(on);
        }}
      />
    </Dialog>
  );
}
