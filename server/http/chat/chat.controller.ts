import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { chat, StoryQuery, ThreadQuery, type ContactView, type MessageView, type ReplyStory } from '#contracts/http/chat';
import { PageQuery, type Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { ChatsService } from '#core/features/conversations/chats/chats.service';
import { parse } from '../base/parse.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

@Controller()
export class ChatController {
  constructor(@Inject(ChatsService) private readonly chats: ChatsService) {}

  @Get(chat.contacts.path)
  @RateLimited('search', ({ query }) => Boolean(query['q']))
  async contacts(@Me() me: Actor, @Query(parse(PageQuery)) page: PageQuery): Promise<ContactView[]> {
    return this.chats.contacts(me.ownerId, page);
  }

  @Get(chat.messages.path)
  async messages(
    @Me() me: Actor,
    @Param('phoneNumber') phoneNumber: string,
    @Query(parse(ThreadQuery)) page: ThreadQuery,
  ): Promise<MessageView[]> {
    return this.chats.messages(me.ownerId, phoneNumber, page);
  }

  @Post(chat.send.path)
  @RateLimited('message-send')
  @HttpCode(200)
  async send(
    @Me() me: Actor,
    @Param('phoneNumber') phoneNumber: string,
    @Body(parse(chat.send.body!)) message: z.output<NonNullable<typeof chat.send.body>>,
  ): Promise<MessageView> {
    return this.chats.send(me.ownerId, phoneNumber, message);
  }

  @Post(chat.takeover.path)
  @HttpCode(200)
  async takeover(
    @Me() me: Actor,
    @Param('phoneNumber') phoneNumber: string,
    @Body(parse(chat.takeover.body!)) { active }: { active: boolean },
  ): Promise<ContactView> {
    return this.chats.takeover(me.ownerId, phoneNumber, active);
  }

  @Get(chat.story.path)
  async stories(
    @Me() me: Actor,
    @Param('phoneNumber') phoneNumber: string,
    @Query(parse(StoryQuery)) page: StoryQuery,
  ): Promise<ReplyStory[]> {
    return this.chats.stories(me.ownerId, phoneNumber, page);
  }

  @Post(chat.markSeen.path)
  @HttpCode(200)
  async markSeen(@Me() me: Actor, @Param('phoneNumber') phoneNumber: string): Promise<Done> {
    await this.chats.markSeen(me.ownerId, phoneNumber);
    return { success: true };
  }
}
