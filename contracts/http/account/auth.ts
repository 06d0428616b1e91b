import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { OrderId, PackageId } from '../../values/ids.js';
import { cleanPersonName, holdsLink } from '../../values/people/person-name.js';
import { reading } from '../../values/reading.js';
import { PackageStatus } from '../../values/statuses.js';
import type { ErrorCode } from '../errors.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

const text = {
  name: 'Nama Lengkap tidak boleh kosong.',
  password: 'Password minimal 8 karakter.',
  passwordLong: 'Password maksimal 128 karakter.',
  gmail: 'Hanya email Gmail yang diperbolehkan.',
  otp: 'Kode OTP harus 6 digit.',
  required: 'Email dan password wajib diisi.',
  link: 'Link tidak lengkap. Buka link dari email Anda sekali lagi.',
} as const;

export const FullName = z
  .string({ error: text.name })
  .overwrite(cleanPersonName)
  .min(1, { error: text.name })
  .max(limits.fullNameMaxChars, { error: 'Nama Lengkap terlalu panjang.' })
  .refine((name) => !holdsLink(name), { error: 'Nama Lengkap tidak boleh berisi link.' });
export const NewPassword = z
  .string({ error: text.password })
  .min(limits.passwordMinChars, { error: text.password })
  .max(limits.passwordMaxChars, { error: text.passwordLong });
/** An address that may own an account: Gmail only, by the specification's fourth rule. */
export const GmailAddress = z
  .string({ error: text.gmail })
  .trim()
  .toLowerCase()
  .max(limits.emailMaxChars, { error: text.gmail })
  .regex(/^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9_+-])?@gmail\.com$/, { error: text.gmail });
const AnyEmail = z
  .string({ error: text.required })
  .trim()
  .toLowerCase()
  .min(3, { error: text.required })
  .max(limits.emailMaxChars, { error: text.required });
export const Otp = z
  .string({ error: text.otp })
  .trim()
  .regex(/^\d{6}$/, { error: text.otp });

/**
 * Secret that a browser receives when it registers. A verification code is valid only for the registration it
 * was sent for, and this proof identifies that registration. It cannot be guessed.
 */
export const RegistrationProof = z.string().min(20).max(100);

/**
 * Secret from the link in a code mail. It proves that the requester can read the mailbox. With it, the requester gets
 * a code even when strangers have used up the mailbox's daily limit. A wrong secret is ignored.
 */
export const MailboxProof = z.string().max(100);

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Package in the profile and the login answer; fields are null when the owner has none. It may also arrive as
 * a JSON string.
 */
export const PackageView = z
  .object({
    id: PackageId.nullable(),
    name: z.string(),
    status: PackageStatus,
    expiry_date: z.string().nullable(),
  })
  .register(reading, { from: (value) => (typeof value === 'string' ? parsedOrNull(value) : value) });
export type PackageView = z.infer<typeof PackageView>;

// The key order is the order of the checks: the first broken rule's message is shown.
export const Register = z.object({
  fullName: FullName,
  password: NewPassword,
  email: GmailAddress,
  packageId: PackageId,
  /**
   * The paid order, from {@link auth.registerToken} or the receipt. It proves that the person registering is
   * the payer.
   */
  orderId: OrderId.optional(),
  registration: RegistrationProof.optional(),
  mailbox: MailboxProof.optional(),
});
export type Register = z.infer<typeof Register>;
export const RegisterToken = z.object({ name: FullName, email: GmailAddress, packageId: PackageId });
export type RegisterToken = z.infer<typeof RegisterToken>;
export const VerifyOtp = z.object({
  email: AnyEmail,
  otp: Otp,
  registration: RegistrationProof.optional(),
  /** Used in place of the proof when the address was registered with several passwords. */
  password: z.string().min(1).max(limits.passwordMaxChars).optional(),
});
export type VerifyOtp = z.infer<typeof VerifyOtp>;
export const ResendOtp = z.object({
  email: AnyEmail,
  registration: RegistrationProof.optional(),
  mailbox: MailboxProof.optional(),
});
export type ResendOtp = z.infer<typeof ResendOtp>;
export const UndoEmail = z.object({
  token: z.string({ error: text.link }).min(20, { error: text.link }).max(100, { error: text.link }),
  newPassword: NewPassword,
});
export type UndoEmail = z.infer<typeof UndoEmail>;
export const EmailOnly = z.object({ email: AnyEmail });
export type EmailOnly = z.infer<typeof EmailOnly>;
export const ResetPassword = z.object({ email: AnyEmail, otp: Otp, newPassword: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;
export const Login = z.object({
  email: AnyEmail,
  password: z.string({ error: text.required }).min(1, { error: text.required }).max(limits.passwordMaxChars, { error: text.passwordLong }),
});
export type Login = z.infer<typeof Login>;
export const LoginReply = z.object({
  token: z.string().register(reading, { required: true }),
  fullName: z.string(),
  username: z.string(),
  package: PackageView,
  userId: z.string(),
});
export type LoginReply = z.infer<typeof LoginReply>;

/** Code of a 409 answer. After it, verification also requires the password. */
export const unclearCode = 'registration_unclear' satisfies ErrorCode;

/** Code of the 403 that sends an owner with an unverified address to /verify-otp. */
export const unverifiedCode = 'email_unverified' satisfies ErrorCode;

export const auth = {
  register: route('POST', '/auth/register', { scope: 'public', body: Register, reply: Done.extend({ registration: z.string() }) }),
  /** The answer reveals nothing about earlier payments for that address. */
  registerToken: route('POST', '/auth/midtrans/register-token', {
    scope: 'public',
    body: RegisterToken,
    reply: z.object({ token: z.string().register(reading, { required: true }), orderId: z.string() }),
  }),
  verifyOtp: route('POST', '/auth/verify-otp', { scope: 'public', body: VerifyOtp, reply: Done }),
  resendOtp: route('POST', '/auth/resend-otp', { scope: 'public', body: ResendOtp, reply: Done }),
  login: route('POST', '/auth/login', { scope: 'public', body: Login, reply: LoginReply }),
  forgotPassword: route('POST', '/auth/forgot-password', { scope: 'public', body: EmailOnly, reply: Done }),
  resetPassword: route('POST', '/auth/reset-password', { scope: 'public', body: ResetPassword, reply: Done }),
  /**
   * Called from the link in the notice to a replaced address: restores that address, ends all sessions and
   * sets a new password.
   */
  undoEmail: route('POST', '/auth/undo-email', { scope: 'public', body: UndoEmail, reply: Done.extend({ email: z.string() }) }),
} as const;
