import { Controller, Inject } from '@nestjs/common';
import { auth, type LoginReply } from '#contracts/http/account/auth';
import type { Done } from '#contracts/http/shapes';
import type { Visitor } from '#core/features/auth/auth.types';
import { AuthService } from '#core/features/auth/auth.service';
import { AddressService } from '#core/features/membership/address.service';
import { RegistrationService } from '#core/features/membership/registration.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { sameTime, sameTimeRefused } from '../base/same-time.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { From, FromAddress } from '../guard/visitor.decorator.js';

const otpSent = 'Kode OTP telah dikirim ke email Anda.';

/** Registration, email confirmation, login and password reset. */
@Controller()
export class AuthController {
  constructor(
    @Inject(AuthService) private readonly auth: AuthService,
    @Inject(RegistrationService) private readonly registration: RegistrationService,
    @Inject(AddressService) private readonly addresses: AddressService,
  ) {}

  @Implements(auth.register)
  @RateLimited('register')
  async register({ body }: Input<typeof auth.register>, @FromAddress() address: string): Promise<Done & { registration: string }> {
    const registration = await sameTimeRefused(() => this.registration.register(body, address));
    return { success: true, message: `Registrasi berhasil (success). ${otpSent}`, registration };
  }

  @Implements(auth.verifyOtp)
  @RateLimited('otp-check')
  async verifyOtp({ body }: Input<typeof auth.verifyOtp>): Promise<Done> {
    await sameTime(() => this.registration.verify(body));
    return { success: true, message: 'Verifikasi berhasil. Silakan login.' };
  }

  @Implements(auth.resendOtp)
  @RateLimited('otp-send')
  async resendOtp({ body }: Input<typeof auth.resendOtp>, @FromAddress() address: string): Promise<Done> {
    await sameTime(() => this.registration.resend(body, address));
    return { success: true, message: otpSent };
  }

  @Implements(auth.login)
  @RateLimited('login')
  login({ body }: Input<typeof auth.login>, @From() visitor: Visitor): Promise<LoginReply> {
    return sameTimeRefused(() => this.auth.login(body, visitor));
  }

  @Implements(auth.forgotPassword)
  @RateLimited('otp-send')
  async forgotPassword({ body: { email } }: Input<typeof auth.forgotPassword>, @From() visitor: Visitor): Promise<Done> {
    await sameTime(() => this.auth.requestReset(email, visitor));
    return { success: true, message: 'Jika email terdaftar, kode OTP telah dikirim.' };
  }

  @Implements(auth.resetPassword)
  @RateLimited('otp-check')
  async resetPassword({ body }: Input<typeof auth.resetPassword>, @From() visitor: Visitor): Promise<Done> {
    await sameTime(() => this.auth.resetPassword(body, visitor));
    return { success: true, message: 'Password berhasil di-reset. Silakan login.' };
  }

  @Implements(auth.undoEmail)
  @RateLimited('otp-check')
  async undoEmail({ body }: Input<typeof auth.undoEmail>, @From() visitor: Visitor): Promise<Done & { email: string }> {
    const email = await this.addresses.undo(body, visitor);
    return { success: true, message: 'Email dikembalikan dan password diganti. Silakan login.', email };
  }
}
