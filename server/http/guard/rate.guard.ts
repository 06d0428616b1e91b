import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { canonicalEmail } from '#contracts/values/people/email';
import { KnownDevicesService } from '#core/features/auth/known-devices.service';
import { MailboxProofsService } from '#core/features/otp/mailbox-proofs.service';
import { RateLimits, type RateKeys, type RatePolicy } from '#core/platform/rate-limits/rate-limits';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { addressKey, clientAddress } from '#core/platform/rate-limits/client-address.rules';
import { emailIn, type ApiRequest } from '../base/api-request.js';
import { rateMark, type RateMark } from './rate-limited.decorator.js';
import { ratePolicies } from './rate-policies.rules.js';

/**
 * Counts owners' requests, and tries of routes marked `@RateLimited(…)`. Runs after the auth guard, so the
 * owner is known.
 */
@Injectable()
export class RateGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(KnownDevicesService) private readonly devices: KnownDevicesService,
    @Inject(MailboxProofsService) private readonly mailboxes: MailboxProofsService,
    @Inject(SecretBox) private readonly box: SecretBox,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    if (request.actor) await this.limits.countRequest(request.actor.personId);
    const mark = this.reflector.get<RateMark | undefined>(rateMark, context.getHandler());
    if (!mark || (mark.when && !mark.when(request))) return true;
    const policy: RatePolicy = ratePolicies[mark.name];
    const counted = await this.limits.count(mark.name, policy, await this.keysOf(request, policy));
    if (policy.onlyWrong) request.countedTries = counted;
    return true;
  }

  private async keysOf(request: ApiRequest, { perPlace: hasPlaces }: RatePolicy): Promise<RateKeys> {
    const perAddress = addressKey(clientAddress(request));
    if (request.actor)
      return hasPlaces === undefined
        ? { perAddress, perPlace: null, perAccount: request.actor.personId }
        : this.keysOfOwner(request, perAddress);
    const email = emailIn(request);
    if (email === null) return { perAddress, perPlace: null, perAccount: null };
    // hashed, so that Redis holds neither email addresses nor cookies
    const account = this.keyOf(canonicalEmail(email));
    if (this.mailboxes.isOf(email, (request.body as { mailbox?: unknown }).mailbox))
      return { perAddress, perPlace: `${account}:mailbox`, perAccount: null };
    const isKnown = request.hasSentDevice === true && (await this.devices.knows(email, request.device!));
    return isKnown
      ? { perAddress, perPlace: `${account}:${this.keyOf(request.device!)}`, perAccount: null }
      : { perAddress, perPlace: `${account}:${perAddress}`, perAccount: account };
  }

  /**
   * A client with a stolen token uses the limits shared by unknown browsers. The owner's own browser, which
   * logged in before, has its own limit.
   */
  private async keysOfOwner({ actor, device, hasSentDevice }: ApiRequest, perAddress: string): Promise<RateKeys> {
    const { personId } = actor!;
    const isKnown = hasSentDevice === true && (await this.devices.isOf(personId, device!));
    return isKnown
      ? { perAddress, perPlace: `${personId}:${this.keyOf(device!)}`, perAccount: null }
      : { perAddress, perPlace: `${personId}:${perAddress}`, perAccount: personId };
  }

  private keyOf(text: string): string {
    return this.box.keyedHash('rate', text).toString('base64url');
  }
}
