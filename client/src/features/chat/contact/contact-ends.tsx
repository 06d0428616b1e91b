import type { ContactView } from '#contracts/http/chat/chat';
import { EraseButton } from './erase-button.js';
import { ExcludeButton } from './exclude-button.js';

/** What ends the contact: the blacklist, or removing everything. Below the first view. */
export function ContactEnds({ contact }: { contact: ContactView }) {
  return (
    <div className="flex flex-col gap-2 border-t pt-4">
      <ExcludeButton contact={contact} />
      <EraseButton contact={contact} />
    </div>
  );
}
