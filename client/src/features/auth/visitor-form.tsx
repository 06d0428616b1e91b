import type { FormEventHandler, ReactNode } from 'react';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { PasswordField } from '../../ui/forms/password-field.js';
import { TextLink } from '../../ui/layout/text-link.js';
import { VisitorLayout } from './visitor-layout.js';

type VisitorFormProps = {
  onSubmit: FormEventHandler;
  fields: ReactNode;
  message: string | null;
  /** Button label when idle; `busyLabel` is the label while it works. */
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Content below the button. */
  below?: ReactNode;
};

/** Fields, message and button: the common structure of all pre-login forms. */
export function VisitorForm({ onSubmit, fields, message, label, busyLabel, busy, disabled = false, below }: VisitorFormProps) {
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      {fields}
      {message && <Banner>{message}</Banner>}
      <Button type="submit" busy={busy} busyLabel={busyLabel} disabled={disabled}>
        {label}
      </Button>
      {below}
    </form>
  );
}

/** Layout of the account recovery forms. Each of them ends at the login. */
export function RecoveryLayout({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <VisitorLayout title={title} intro={intro} footer={<TextLink to="/login">Kembali ke Login</TextLink>}>
      {children}
    </VisitorLayout>
  );
}

type NewPasswordProps = Partial<Parameters<typeof PasswordField>[0]>;

/** The password that replaces a forgotten or stolen one. */
export function NewPasswordField(props: NewPasswordProps) {
  return <PasswordField label="Password Baru" required autoComplete="new-password" hint="Minimal 8 karakter" {...props} />;
}

/**
 * An email address inside a sentence. The address may break across lines. The punctuation in `end` stays attached to
 * it.
 */
export function EmailInSentence({ end = '', children }: { end?: string; children: string }) {
  return (
    <span className="inline-block max-w-full">
      <strong className="break-all text-ink">{children}</strong>
      {end}
    </span>
  );
}
