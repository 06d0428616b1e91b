import { auth, unclearCode, unverifiedCode } from '#contracts/http/account/auth';
import { ApiError } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { schemaError } from '../../forms/schema-error.js';
import { eraseDrafts } from '../../state/drafts.js';
import { clearSession, storeLogin } from '../../state/session.js';
import { forgetRegistration, mailboxProof, ownRegistration } from './own-registration.js';

/**
 * Validation and requests of the pre-login forms. With the contract schemas this is most of their
 * code, so it loads after the first view.
 */

export type LoginValues = { email: string; password: string };
export type EmailValues = { email: string };
export type ResetValues = { email: string; otp: string; newPassword: string };
export type UndoValues = { token: string; newPassword: string };
/** `password` is required only when the address was registered with several passwords and not by this browser. */
export type VerifyValues = { email: string; otp: string; password: string | undefined };

export const checkLogin = (values: LoginValues) => schemaError('Login', values);
export const checkEmail = (values: EmailValues) => schemaError('EmailOnly', values);
export const checkReset = (values: ResetValues) => schemaError('ResetPassword', values);
export const checkUndo = (values: UndoValues) => schemaError('UndoEmail', values);
export const checkVerify = (values: VerifyValues) => schemaError('VerifyOtp', values);

export async function logIn(body: LoginValues): Promise<void> {
  storeLogin(await call(auth.login, { body, anonymous: true }));
}

/** True when a login was refused because the email address is not verified yet. */
export const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.code === unverifiedCode;

/** True when a code could belong to several registrations and the password must identify the right one. */
export const isUnclear = (error: unknown): boolean => error instanceof ApiError && error.code === unclearCode;

/** Sends the code for a password reset. */
export const sendResetCode = (body: EmailValues) => call(auth.forgotPassword, { body, anonymous: true });

export const resetPassword = (body: ResetValues) => call(auth.resetPassword, { body, anonymous: true });

/** @returns the restored email address of the account. */
export async function undoEmail(body: UndoValues): Promise<string> {
  const { email } = await call(auth.undoEmail, { body, anonymous: true });
  clearSession();
  await eraseDrafts();
  return email;
}

export async function verifyOtp({ email, otp, password }: VerifyValues): Promise<void> {
  const shown = password === undefined ? { registration: ownRegistration(email) } : { password };
  await call(auth.verifyOtp, { body: { email, otp, ...shown }, anonymous: true });
  forgetRegistration();
}

export const resendOtp = (email: string) =>
  call(auth.resendOtp, { body: { email, registration: ownRegistration(email), mailbox: mailboxProof() }, anonymous: true });
