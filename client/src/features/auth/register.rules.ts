import { limits } from '#contracts/values/limits';

export type RegisterForm = { fullName: string; email: string; password: string; confirmation: string; accepted: boolean };

/** The first rule that is broken, in the order of specification section 5; null when all hold. */
export function registerTrouble(form: RegisterForm): { field: keyof RegisterForm; text: string } | null {
  if (form.fullName.trim() === '') return { field: 'fullName', text: 'Nama Lengkap tidak boleh kosong.' };
  if (form.password.length < limits.passwordMinChars) return { field: 'password', text: 'Password minimal 8 karakter.' };
  if (form.password !== form.confirmation) return { field: 'confirmation', text: 'Konfirmasi Password tidak cocok.' };
  if (!form.email.trim().toLowerCase().endsWith('@gmail.com')) return { field: 'email', text: 'Hanya email Gmail yang diperbolehkan.' };
  if (!form.accepted) return { field: 'accepted', text: 'Anda harus menyetujui Syarat & Ketentuan untuk melanjutkan.' };
  return null;
}
