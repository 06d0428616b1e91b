import { Controller, Inject } from '@nestjs/common';
import { quickReplies, type QuickReply } from '#contracts/http/chat/quick-replies';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { QuickRepliesService } from '#core/features/conversations/inbox/quick-replies.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class QuickRepliesController {
  constructor(@Inject(QuickRepliesService) private readonly quickReplies: QuickRepliesService) {}

  @Implements(quickReplies.list)
  list(_input: Input<typeof quickReplies.list>, @Me() me: Actor): Promise<QuickReply[]> {
    return this.quickReplies.list(me.botId);
  }

  @Implements(quickReplies.add)
  add({ body }: Input<typeof quickReplies.add>, @Me() me: Actor): Promise<QuickReply> {
    return this.quickReplies.add(me, body);
  }

  @Implements(quickReplies.change)
  change({ params, body }: Input<typeof quickReplies.change>, @Me() me: Actor): Promise<QuickReply> {
    return this.quickReplies.change(me, params.quickReplyId, body);
  }

  @Implements(quickReplies.remove)
  async remove({ params }: Input<typeof quickReplies.remove>, @Me() me: Actor): Promise<Done> {
    await this.quickReplies.remove(me, params.quickReplyId);
    return { success: true };
  }
}
