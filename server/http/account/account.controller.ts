import { Controller, Inject } from '@nestjs/common';
import { account, type ProfileReply, type StorageUse } from '#contracts/http/account/account';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import type { Visitor } from '#core/features/auth/auth.types';
import { AuthService } from '#core/features/auth/auth.service';
import { AddressService } from '#core/features/membership/address.service';
import { ErasureService } from '#core/features/membership/erasure.service';
import { StorageUseService } from '#core/features/storage-use/storage-use.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { StepUp } from '../guard/step-up.decorator.js';
import { From } from '../guard/visitor.decorator.js';

/** Reads and changes the owner's own account. */
@Controller()
export class AccountController {
  constructor(
    @Inject(AuthService) private readonly auth: AuthService,
    @Inject(AddressService) private readonly addresses: AddressService,
    @Inject(ErasureService) private readonly erasure: ErasureService,
    @Inject(StorageUseService) private readonly storageUse: StorageUseService,
  ) {}

  @Implements(account.profile)
  profile(@Me() me: Actor): Promise<ProfileReply> {
    return this.auth.profile(me);
  }

  @Implements(account.updateEmail)
  @StepUp()
  @RateLimited('email-change')
  async updateEmail({ body: { newEmail } }: Input<typeof account.updateEmail>, @Me() me: Actor): Promise<Done> {
    await this.addresses.ask(me.personId, newEmail);
    return { success: true, message: `Kode OTP telah dikirim ke ${newEmail}. Masukkan kodenya untuk mengganti email.` };
  }

  @Implements(account.confirmEmail)
  @RateLimited('otp-check')
  async confirmEmail({ body: { otp } }: Input<typeof account.confirmEmail>, @Me() me: Actor): Promise<Done> {
    await this.addresses.confirm(me.personId, otp);
    return { success: true, message: '✅ Email berhasil diperbarui.' };
  }

  @Implements(account.changePassword)
  @RateLimited('password-change')
  async changePassword(
    { body }: Input<typeof account.changePassword>,
    @Me() me: Actor,
    @From() visitor: Visitor,
  ): Promise<Done & { token: string }> {
    const token = await this.auth.changePassword(me, body, visitor);
    return { success: true, message: 'Password berhasil diubah.', token };
  }

  @Implements(account.storage)
  storage(@Me() me: Actor): Promise<StorageUse> {
    return this.storageUse.read(me.accountId);
  }

  @Implements(account.deleteAccount)
  @StepUp()
  async deleteAccount(@Me() me: Actor): Promise<Done> {
    await this.erasure.deleteAccount(me);
    return { success: true, message: 'Akun berhasil dihapus.' };
  }
}
