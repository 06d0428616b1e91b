import { useMutation, useQueryClient } from '@tanstack/react-query';
import { businesses } from '#contracts/http/chat/businesses';
import type { ContactView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { optimistic } from '../../../api/optimistic.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { foldAnswers } from '../../../realtime/fold-answers.js';
import { withKnownContact, type ContactPages } from '../../../realtime/folds.js';
import { Switch } from '../../../ui/forms/switch.js';

/**
 * Switch for a business account: whether the owner treats this account as a customer. The bot answers the account
 * only then.
 */
export function CustomerSwitch({ contact }: { contact: ContactView }) {
  const cache = useQueryClient();
  const { mutate } = useMutation(
    optimistic(
      {
        queryKey: queryKeys.allContacts,
        change: (pages: ContactPages, customer: boolean) =>
          withKnownContact(pages, { ...contact, business: customer ? ('customer' as const) : ('notices' as const) }),
      },
      {
        mutationFn: (customer) => call(businesses.setCustomer, { params: { phoneNumber: contact.phoneNumber }, body: { customer } }),
        onSuccess: (changed) => foldAnswers(cache, [changed]),
        onError: showError('❌ Gagal menyimpan pilihan.'),
      },
    ),
  );
  if (!contact.business) return null;
  return (
    <div>
      <Switch label="Perlakukan sebagai pelanggan" checked={contact.business === 'customer'} onChange={(on) => mutate(on)} />
      <p className="text-sm text-soft">Pesan bisnis ini tidak dijawab bot dan tidak dikirim ke AI, kecuali Anda mengaktifkan ini.</p>
    </div>
  );
}
