import { Controller, Inject } from '@nestjs/common';
import { products, type ProductPage, type ProductView } from '#contracts/http/products';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { ProductsService } from '#core/features/products/products.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class ProductsController {
  constructor(@Inject(ProductsService) private readonly service: ProductsService) {}

  @Implements(products.list)
  list({ query }: Input<typeof products.list>, @Me() me: Actor): Promise<ProductPage> {
    return this.service.list(me.ownerId, query);
  }

  @Implements(products.create)
  create({ body }: Input<typeof products.create>, @Me() me: Actor): Promise<ProductView> {
    return this.service.create(me.ownerId, body);
  }

  @Implements(products.update)
  update({ params: { productId }, body }: Input<typeof products.update>, @Me() me: Actor): Promise<ProductView> {
    return this.service.update(me.ownerId, productId, body);
  }

  @Implements(products.remove)
  async remove({ params: { productId } }: Input<typeof products.remove>, @Me() me: Actor): Promise<Done> {
    await this.service.remove(me.ownerId, productId);
    return { success: true };
  }
}
