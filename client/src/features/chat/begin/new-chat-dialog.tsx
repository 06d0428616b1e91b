import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newChats } from '#contracts/http/chat/new-chats';
import type { ContactView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { errorWithReason, isUnauthorized } from '../../../api/api-error.js';
import { call } from '../../../api/client.js';
import { numberField } from '../../../forms/digits.js';
import { schemaError } from '../../../forms/schema-error.js';
import { useWindowForm } from '../../../forms/window-form.js';
import { useAtomValue } from '../../../state/atoms.js';
import { useTextKeeper } from '../../../state/use-text-keeper.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Button } from '../../../ui/forms/button.js';
import { TextAreaField, TextField } from '../../../ui/forms/field.js';
import { WindowButtons } from '../../../ui/forms/window-buttons.js';
import { BannerHelp } from '../../../ui/layout/help-link.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { botStateAtom } from '../../bot/bot-state.js';
import { NumberChoice } from '../../number-choice/number-choice.js';
import { newClientId } from '../thread/client-id.js';

type Values = { number: string; body: string };
const empty = (): Values => ({ number: '', body: '' });

type NewChatProps = { onClose: () => void; onOpen: (contact: ContactView) => void };

/** The first message to a number without a chat. If the number has one, that chat is opened with the text in its composer. */
export function NewChatDialog({ onClose, onOpen }: NewChatProps) {
  const health = useAtomValue(botStateAtom)?.health;
  const keepText = useTextKeeper();
  const [problem, setProblem] = useState<string | null>(null);
  // The message keeps one id. When an answer is lost and the owner presses again, the lead gets the message only
  // once.
  const [clientId] = useState(newClientId);
  const { form, ...draft } = useWindowForm<Values>('chat-baru', empty, {
    check: (values) => schemaError('FirstMessage', values),
    onClose,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (values: Values) => call(newChats.begin, { body: { ...values, clientId } }),
    onSuccess: ({ contact, sent }, { body }) => {
      if (!sent) {
        keepText(`chat:${contact.conversationId}`, body);
        notify('Nomor ini sudah punya chat. Pesan Anda ada di kotak pesannya, belum dikirim.');
      }
      draft.done();
      onOpen(contact);
    },
    onError: (error) => {
      if (!isUnauthorized(error)) setProblem(errorWithReason(error, '❌ Chat baru gagal dimulai.'));
    },
  });
  const { errors } = form.formState;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && draft.close()}
      title="Chat baru"
      description="Untuk orang yang menunggu pesan Anda. Banyak chat ke orang asing membuat WhatsApp membatasi nomor."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => {
          setProblem(null);
          mutate(values);
        })}
        className="flex flex-col gap-4"
      >
        {health && health.level !== 'good' && (
          <Banner tone="warn" action={<BannerHelp guide="nomor-dibatasi" />}>
            {health.text}
          </Banner>
        )}
        <div>
          <TextField
            label="Nomor WhatsApp"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="081234567890"
            error={errors.number?.message}
            {...numberField(form.register('number'))}
          />
          <NumberChoice
            typed={form.watch('number')}
            onChoose={(number) => form.setValue('number', number, { shouldValidate: form.formState.isSubmitted })}
          />
        </div>
        <TextAreaField
          label="Pesan pertama"
          rows={3}
          maxLength={limits.ownerMessageMaxChars}
          error={errors.body?.message}
          {...form.register('body')}
        />
        {problem && <Banner tone="bad">{problem}</Banner>}
        <WindowButtons draft={draft}>
          <Button type="submit" busy={isPending} busyLabel="Mengirim...">
            Kirim pesan
          </Button>
        </WindowButtons>
      </form>
    </Dialog>
  );
}
