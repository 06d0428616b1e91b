import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { account, type ChangePassword, type ConfirmEmail, type ProfileReply, type UpdateEmail } from '#contracts/http/account';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import type { Visitor } from '#core/features/auth/auth.types';
import { AuthService } from '#core/features/auth/auth.service';
import { AddressService } from '#core/features/membership/address.service';
import { ErasureService } from '#core/features/membership/erasure.service';
import { parse } from '../base/parse.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { StatementLimit } from '../guard/statement-limit.decorator.js';
import { StepUp } from '../guard/step-up.decorator.js';
import { From } from '../guard/visitor.decorator.js';

/** Its rows are in many tables, and a busy account has many of them. */
const wholeAccountMs = 60_000;

/** What owners see and change of their own account. */
@Controller()
export class AccountController {
  constructor(
    @Inject(AuthService) private readonly auth: AuthService,
    @Inject(AddressService) private readonly addresses: AddressService,
    @Inject(ErasureService) private readonly erasure: ErasureService,
  ) {}

  @Get(account.profile.path)
  profile(@Me() me: Actor): Promise<ProfileReply> {
    return this.auth.profile(me);
  }

  @Put(account.updateEmail.path)
  @StepUp()
  @RateLimited('email-change')
  async updateEmail(@Me() me: Actor, @Body(parse(account.updateEmail.body!)) { newEmail }: UpdateEmail): Promise<Done> {
    await this.addresses.ask(me.ownerId, newEmail);
    return { success: true, message: `Kode OTP telah dikirim ke ${newEmail}. Masukkan kodenya untuk mengganti email.` };
  }

  @Post(account.confirmEmail.path)
  @HttpCode(200)
  @RateLimited('otp-check')
  async confirmEmail(@Me() me: Actor, @Body(parse(account.confirmEmail.body!)) { otp }: ConfirmEmail): Promise<Done> {
    await this.addresses.confirm(me.ownerId, otp);
    return { success: true, message: '✅ Email berhasil diperbarui.' };
  }

  @Put(account.changePassword.path)
  @RateLimited('password-change')
  async changePassword(
    @Me() me: Actor,
    @Body(parse(account.changePassword.body!)) input: ChangePassword,
    @From() visitor: Visitor,
  ): Promise<Done & { token: string }> {
    const token = await this.auth.changePassword(me, input, visitor);
    return { success: true, message: 'Password berhasil diubah.', token };
  }

  @Delete(account.deleteAccount.path)
  @StatementLimit(wholeAccountMs)
  @StepUp()
  async deleteAccount(@Me() me: Actor): Promise<Done> {
    await this.erasure.deleteAccount(me);
    return { success: true, message: 'Akun berhasil dihapus.' };
  }
}
