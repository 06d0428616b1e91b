import { FullName, GmailAddress, NewPassword } from '#checked/http/account/auth';
import type { FormError } from '../../forms/contract-form.js';

export type RegisterForm = { fullName: string; email: string; password: string; confirmation: string; accepted: boolean };

/** The first broken rule, in the order of the form. Null when all rules hold. */
export function registerError(form: RegisterForm): FormError<RegisterForm> | null {
  const name = FullName.safeParse(form.fullName);
  if (name.error) return { field: 'fullName', text: wordsOf(name.error) };
  const password = NewPassword.safeParse(form.password);
  if (password.error) return { field: 'password', text: wordsOf(password.error) };
  if (form.password !== form.confirmation) return { field: 'confirmation', text: 'Konfirmasi Password tidak cocok.' };
  const email = GmailAddress.safeParse(form.email);
  if (email.error) return { field: 'email', text: wordsOf(email.error) };
  if (!form.accepted) return { field: 'accepted', text: 'Anda harus menyetujui Syarat & Ketentuan untuk melanjutkan.' };
  return null;
}

function wordsOf({ issues: [first] }: { issues: readonly { message: string }[] }): string {
  return first?.message ?? '';
}
