import { randomUUID } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { newChats, type NewChat } from '#contracts/http/chat/new-chats';
import type { Actor } from '#core/features/auth/actor';
import { NewChats } from '#core/features/conversations/inbox/new-chats.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class NewChatsController {
  constructor(@Inject(NewChats) private readonly chats: NewChats) {}

  @Implements(newChats.begin)
  @RateLimited('new-chat')
  async begin({ body }: Input<typeof newChats.begin>, @Me() me: Actor): Promise<NewChat> {
    return this.chats.begin(me.botId, { ...body, clientId: body.clientId ?? randomUUID() });
  }
}
