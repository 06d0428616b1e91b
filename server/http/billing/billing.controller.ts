import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { auth, type RegisterToken } from '#contracts/http/auth';
import { billing, type OrderView } from '#contracts/http/billing';
import { OrderId } from '#contracts/values/ids';
import type { PackageId } from '#contracts/values/packages';
import type { Actor } from '#core/features/auth/actor';
import { BillingService } from '#core/features/billing/billing.service';
import { parse } from '../base/parse.js';
import { Me } from '../guard/me.decorator.js';
import { Public } from '../guard/public.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { StepUp } from '../guard/step-up.decorator.js';
import { FromAddress } from '../guard/visitor.decorator.js';

@Controller()
export class BillingController {
  constructor(@Inject(BillingService) private readonly billing: BillingService) {}

  @Post(billing.createTransaction.path)
  @RateLimited('order-open')
  @HttpCode(200)
  async createTransaction(
    @Me() me: Actor,
    @Body(parse(billing.createTransaction.body!)) { packageId }: { packageId: PackageId },
  ): Promise<{ token: string | null; orderId: string | null; activated: boolean }> {
    const checkout = await this.billing.choose(me.ownerId, packageId);
    return { token: checkout?.token ?? null, orderId: checkout?.orderId ?? null, activated: checkout === null };
  }

  @Public()
  @RateLimited('register-token')
  @Post(auth.registerToken.path)
  @HttpCode(200)
  registerToken(
    @Body(parse(auth.registerToken.body!)) { name, email, packageId }: RegisterToken,
    @FromAddress() address: string,
  ): Promise<{ token: string; orderId: string }> {
    return this.billing.openRegistration({ name, email }, packageId, address);
  }

  @Get(billing.orders.path)
  @StepUp()
  orders(@Me() me: Actor): Promise<OrderView[]> {
    return this.billing.orders(me.ownerId);
  }

  @Get(billing.order.path)
  @RateLimited('order-ask')
  order(@Me() me: Actor, @Param('orderId', parse(OrderId)) orderId: OrderId): Promise<OrderView> {
    return this.billing.order(me.ownerId, orderId);
  }

  /** Called by Midtrans: proved by its signature, not by a token. */
  @Public()
  @Post(billing.notification.path)
  @HttpCode(200)
  async notification(@Body() body: unknown): Promise<{ ok: true }> {
    await this.billing.notified(body);
    return { ok: true };
  }
}
