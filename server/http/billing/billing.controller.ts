import { Controller, Headers, Inject } from '@nestjs/common';
import { auth } from '#contracts/http/account/auth';
import { billing, type OrderView } from '#contracts/http/account/billing';
import type { Actor } from '#core/features/auth/actor';
import { BillingService } from '#core/features/billing/billing.service';
import { BotsService } from '#core/features/bots/bots.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { StepUp } from '../guard/step-up.decorator.js';
import { FromAddress } from '../guard/visitor.decorator.js';

@Controller()
export class BillingController {
  constructor(
    @Inject(BillingService) private readonly billing: BillingService,
    @Inject(BotsService) private readonly bots: BotsService,
  ) {}

  @Implements(billing.createTransaction)
  @RateLimited('order-open')
  async createTransaction(
    { body: { packageId } }: Input<typeof billing.createTransaction>,
    @Me() me: Actor,
  ): Promise<{ token: string | null; orderId: string | null; activated: boolean }> {
    const checkout = await this.billing.choose(me, packageId, await this.bots.linkedNumber(me.botId));
    return { token: checkout?.token ?? null, orderId: checkout?.orderId ?? null, activated: checkout === null };
  }

  @RateLimited('register-token')
  @Implements(auth.registerToken)
  registerToken(
    { body: { name, email, packageId } }: Input<typeof auth.registerToken>,
    @FromAddress() address: string,
  ): Promise<{ token: string; orderId: string }> {
    return this.billing.openRegistration({ name, email }, packageId, address);
  }

  @Implements(billing.orders)
  @StepUp()
  orders(@Me() me: Actor): Promise<OrderView[]> {
    return this.billing.orders(me.accountId);
  }

  @Implements(billing.order)
  @RateLimited('order-ask')
  order({ params: { orderId } }: Input<typeof billing.order>, @Me() me: Actor): Promise<OrderView> {
    return this.billing.order(me.accountId, orderId);
  }

  @RateLimited('registration-order')
  @Implements(billing.registrationOrder)
  async registrationOrder({ params: { orderId } }: Input<typeof billing.registrationOrder>): Promise<{ state: OrderView['state'] }> {
    return { state: await this.billing.registrationState(orderId) };
  }

  /** Called by Midtrans. The request is authenticated by its signature and not by a login. */
  @Implements(billing.notification)
  async notification({ body }: Input<typeof billing.notification>): Promise<{ ok: true }> {
    await this.billing.notified('midtrans', { body, headers: {} });
    return { ok: true };
  }

  /** Called by Xendit. The request is authenticated by the token in its header and not by a login. */
  @Implements(billing.xenditNotification)
  async xenditNotification(
    { body }: Input<typeof billing.xenditNotification>,
    @Headers() headers: Record<string, string | string[] | undefined>,
  ): Promise<{ ok: true }> {
    await this.billing.notified('xendit', { body, headers });
    return { ok: true };
  }
}
