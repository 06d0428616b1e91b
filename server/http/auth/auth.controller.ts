import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import {
  auth,
  type EmailOnly,
  type Login,
  type LoginReply,
  type Register,
  type ResendOtp,
  type ResetPassword,
  type UndoEmail,
  type VerifyOtp,
} from '#contracts/http/auth';
import type { Done } from '#contracts/http/shapes';
import type { Visitor } from '#core/features/auth/auth.types';
import { AuthService } from '#core/features/auth/auth.service';
import { AddressService } from '#core/features/membership/address.service';
import { RegistrationService } from '#core/features/membership/registration.service';
import { parse } from '../base/parse.js';
import { sameTime } from '../base/same-time.js';
import { Public } from '../guard/public.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { From, FromAddress } from '../guard/visitor.decorator.js';

const otpSent = 'Kode OTP telah dikirim ke email Anda.';

/** Joining, proving the address, logging in and forgotten passwords. */
@Public()
@Controller()
export class AuthController {
  constructor(
    @Inject(AuthService) private readonly auth: AuthService,
    @Inject(RegistrationService) private readonly registration: RegistrationService,
    @Inject(AddressService) private readonly addresses: AddressService,
  ) {}

  @Post(auth.register.path)
  @HttpCode(200)
  @RateLimited('register')
  async register(
    @Body(parse(auth.register.body!)) input: Register,
    @FromAddress() address: string,
  ): Promise<Done & { registration: string }> {
    const registration = await this.registration.register(input, address);
    return { success: true, message: `Registrasi berhasil (success). ${otpSent}`, registration };
  }

  @Post(auth.verifyOtp.path)
  @HttpCode(200)
  @RateLimited('otp-check')
  async verifyOtp(@Body(parse(auth.verifyOtp.body!)) typed: VerifyOtp): Promise<Done> {
    await sameTime(() => this.registration.verify(typed));
    return { success: true, message: 'Verifikasi berhasil. Silakan login.' };
  }

  @Post(auth.resendOtp.path)
  @HttpCode(200)
  @RateLimited('otp-send')
  async resendOtp(@Body(parse(auth.resendOtp.body!)) input: ResendOtp): Promise<Done> {
    await sameTime(() => this.registration.resend(input));
    return { success: true, message: otpSent };
  }

  @Post(auth.login.path)
  @HttpCode(200)
  @RateLimited('login')
  login(@Body(parse(auth.login.body!)) input: Login, @From() visitor: Visitor): Promise<LoginReply> {
    return this.auth.login(input, visitor);
  }

  @Post(auth.forgotPassword.path)
  @HttpCode(200)
  @RateLimited('otp-send')
  async forgotPassword(@Body(parse(auth.forgotPassword.body!)) { email }: EmailOnly, @From() visitor: Visitor): Promise<Done> {
    await sameTime(() => this.auth.requestReset(email, visitor));
    return { success: true, message: 'Jika email terdaftar, kode OTP telah dikirim.' };
  }

  @Post(auth.resetPassword.path)
  @HttpCode(200)
  @RateLimited('otp-check')
  async resetPassword(@Body(parse(auth.resetPassword.body!)) input: ResetPassword, @From() visitor: Visitor): Promise<Done> {
    await sameTime(() => this.auth.resetPassword(input, visitor));
    return { success: true, message: 'Password berhasil di-reset. Silakan login.' };
  }

  @Post(auth.undoEmail.path)
  @HttpCode(200)
  @RateLimited('otp-check')
  async undoEmail(@Body(parse(auth.undoEmail.body!)) input: UndoEmail, @From() visitor: Visitor): Promise<Done & { email: string }> {
    const email = await this.addresses.undo(input, visitor);
    return { success: true, message: 'Email dikembalikan dan password diganti. Silakan login.', email };
  }
}
