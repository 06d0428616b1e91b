import type { ContactView } from '#contracts/http/chat/chat';
import { useMay } from '../../../state/use-bots.js';
import { EraseButton } from './erase-button.js';
import { ExcludeButton } from './exclude-button.js';

/**
 * Actions that end the relation with the contact: adding it to the blacklist, or erasing all its data. They are below
 * the first view.
 */
export function ContactEnds({ contact }: { contact: ContactView }) {
  const mayErase = useMay('chat.erase');
  return (
    <div className="flex flex-col gap-2 border-t pt-4">
      <ExcludeButton contact={contact} />
      {mayErase && <EraseButton contact={contact} />}
    </div>
  );
}
