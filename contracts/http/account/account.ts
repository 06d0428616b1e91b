import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { GmailAddress, NewPassword, Otp, PackageView } from './auth.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

export const ProfileReply = z.object({
  fullName: z.string(),
  userId: z.string(),
  email: z.string(),
  username: z.string(),
  package: PackageView,
});
export type ProfileReply = z.infer<typeof ProfileReply>;
export const UpdateEmail = z.object({ newEmail: GmailAddress });
export type UpdateEmail = z.infer<typeof UpdateEmail>;
export const ConfirmEmail = z.object({ otp: Otp });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;
export const ChangePassword = z.object({
  currentPassword: z.string().min(1, { error: 'Password lama wajib diisi.' }).max(limits.passwordMaxChars),
  newPassword: NewPassword,
});
export type ChangePassword = z.infer<typeof ChangePassword>;

/** Total size in bytes of the account's files, and the maximum. */
export const StorageUse = z.object({ usedBytes: z.number().int(), limitBytes: z.number().int() });
export type StorageUse = z.infer<typeof StorageUse>;

export const account = {
  profile: route('GET', '/profile', { scope: 'person', reply: ProfileReply }),
  /** Sends a code to the new address. The current address stays valid until {@link confirmEmail}. */
  updateEmail: route('PUT', '/user/update-email', { scope: 'person', body: UpdateEmail, reply: Done }),
  /** Accepts the code that was sent to the new address. The new address becomes the account's address. */
  confirmEmail: route('POST', '/user/update-email/confirm', { scope: 'person', body: ConfirmEmail, reply: Done }),
  /**
   * The answer contains a new token: changing the password ends all other logins, while this browser stays
   * logged in.
   */
  changePassword: route('PUT', '/user/change-password', {
    scope: 'person',
    body: ChangePassword,
    reply: Done.extend({ token: z.string() }),
  }),
  storage: route('GET', '/user/storage', { scope: 'account', needs: 'figures.read', reply: StorageUse }),
  deleteAccount: route('DELETE', '/user/delete-account', { scope: 'account', needs: 'account.delete', reply: Done }),
} as const;
