import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { canonicalEmail } from '#contracts/values/people/email';
import { KnownDevicesService } from '#core/features/auth/known-devices.service';
import { MailboxProofsService } from '#core/features/otp/mailbox-proofs.service';
import { RateLimits, type RateKeys, type RatePolicy } from '#core/platform/rate-limits/rate-limits';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { addressKey, clientAddress, siteKey } from '#core/platform/rate-limits/client-address.rules';
import { emailIn, type ApiRequest } from '../base/api-request.js';
import { rateMark, type RateMark } from './rate-limited.decorator.js';
import { ratePolicies } from './rate-policies.rules.js';

type Origin = Pick<RateKeys, 'perAddress' | 'perSite'> & { readonly perAddress: string };

interface Place {
  readonly request: ApiRequest;
  readonly from: Origin;
  /**
   * Key of the account that the request is about. `isKnown` is true when the browser logged in to this account
   * before.
   */
  readonly account: string;
  readonly isKnown: boolean;
}

/**
 * Counts owners' requests, and attempts on routes marked `@RateLimited(…)`. Runs after the auth guard, so the owner
 * is known.
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
    const address = clientAddress(request);
    const from = { perAddress: addressKey(address), perSite: siteKey(address) };
    if (request.actor)
      return hasPlaces === undefined ? { ...from, perPlace: null, perAccount: request.actor.personId } : this.keysOfOwner(request, from);
    const email = emailIn(request);
    if (email === null) return { ...from, perPlace: null, perAccount: null };
    // hashed, so that Redis holds neither email addresses nor cookies
    const account = this.keyOf(canonicalEmail(email));
    if (this.mailboxes.isOf(email, (request.body as { mailbox?: unknown }).mailbox))
      return { ...from, perPlace: `${account}:mailbox`, perAccount: null };
    const isKnown = request.hasSentDevice === true && (await this.devices.knows(email, request.device!));
    return this.keysOfPlace({ request, from, account, isKnown });
  }

  /**
   * A client with a stolen token shares the limits of unknown browsers. The owner's own browser logged in before, so
   * it has a separate limit.
   */
  private async keysOfOwner(request: ApiRequest, from: Origin): Promise<RateKeys> {
    const { personId } = request.actor!;
    const isKnown = request.hasSentDevice === true && (await this.devices.isOf(personId, request.device!));
    return this.keysOfPlace({ request, from, account: personId, isKnown });
  }

  /**
   * Keys for an attempt on an account. A browser that logged in before is refused neither because strangers attack
   * its account nor because of its neighbours in a large network.
   */
  private keysOfPlace({ request, from, account, isKnown }: Place): RateKeys {
    return isKnown
      ? { ...from, perSite: null, perPlace: `${account}:${this.keyOf(request.device!)}`, perAccount: null }
      : { ...from, perPlace: `${account}:${from.perAddress}`, perAccount: account };
  }

  private keyOf(text: string): string {
    return this.box.keyedHash('rate', text).toString('base64url');
  }
}
