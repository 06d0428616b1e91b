import { businesses } from '#contracts/http/chat/businesses';
import type { IncomingMessage } from 'node:http';
import { Controller, Inject, Req } from '@nestjs/common';
import {
  chat,
  type ActedChats,
  type ContactMemory,
  type ContactView,
  type MessageReason,
  type MessageView,
  type ReplyStory,
  type SearchResult,
  type Waiting,
} from '#contracts/http/chat/chat';
import { contactErasure } from '#contracts/http/chat/contact-erasure';
import { queue, type Queue } from '#contracts/http/chat/queue';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { ChatActions } from '#core/features/conversations/inbox/chat-actions.service';
import { ContactErasure } from '#core/features/conversations/inbox/contact-erasure.service';
import { ChatsService } from '#core/features/conversations/inbox/chats.service';
import { MemoriesService } from '#core/features/conversations/messages/memories.service';
import { NeedsService } from '#core/features/conversations/state/needs.service';
import { PhotoError } from '#core/features/photos/photos.errors';
import { photoSentences } from '#core/features/photos/photos.texts';
import type { ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { documentSentences } from '#core/features/conversations/files/document.texts';
import { AppError } from '#core/platform/errors/app-error';
import { receiveUpload, UploadError } from '../base/read-upload.js';
import { inUploadTurn } from '../base/uploads.js';
import { withPhoto } from '../photos/with-photo.js';
import { SearchService } from '#core/features/conversations/inbox/search.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';
import { StepUp } from '../guard/step-up.decorator.js';

@Controller()
export class ChatController {
  constructor(
    @Inject(ChatsService) private readonly chats: ChatsService,
    @Inject(MemoriesService) private readonly memories: MemoriesService,
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(SearchService) private readonly searches: SearchService,
    @Inject(ChatActions) private readonly actions: ChatActions,
    @Inject(ContactErasure) private readonly erasure: ContactErasure,
  ) {}

  @Implements(chat.contacts)
  @RateLimited('search', ({ query }) => Boolean(query['q']))
  async contacts({ query }: Input<typeof chat.contacts>, @Me() me: Actor): Promise<ContactView[]> {
    return this.chats.contacts(me.botId, query);
  }

  @Implements(chat.search)
  @RateLimited('search')
  async search({ query }: Input<typeof chat.search>, @Me() me: Actor): Promise<SearchResult> {
    return this.searches.search(me.botId, query.q);
  }

  @Implements(chat.contact)
  async contact({ params }: Input<typeof chat.contact>, @Me() me: Actor): Promise<ContactView> {
    return this.chats.contact(me.botId, params.phoneNumber);
  }

  @Implements(chat.messages)
  async messages({ params, query }: Input<typeof chat.messages>, @Me() me: Actor): Promise<MessageView[]> {
    return this.chats.messages(me.botId, params.phoneNumber, query);
  }

  @Implements(chat.send)
  @RateLimited('message-send')
  async send({ params, body }: Input<typeof chat.send>, @Me() me: Actor): Promise<MessageView> {
    return this.chats.send(me.botId, params.phoneNumber, body);
  }

  @Implements(chat.sendPhoto)
  @RateLimited('photo-upload')
  async sendPhoto({ params, query }: Input<typeof chat.sendPhoto>, @Me() me: Actor, @Req() request: IncomingMessage): Promise<MessageView> {
    try {
      return await this.chats.sendPhoto(me.botId, params.phoneNumber, {
        ...query,
        withBytes: (keep) => withPhoto(me.accountId, request, keep),
      });
    } catch (error) {
      throw error instanceof PhotoError ? new AppError('photo_unusable', { why: photoSentences[error.problem] }) : error;
    }
  }

  @Implements(chat.sendFile)
  @RateLimited('file-upload')
  async sendFile({ params, query }: Input<typeof chat.sendFile>, @Me() me: Actor, @Req() request: IncomingMessage): Promise<MessageView> {
    const receive = async (path: string) => receiveUpload(request, path, limits.chatFileBytes);
    try {
      return await inUploadTurn(me.accountId, request, () => this.chats.sendFile(me.botId, params.phoneNumber, { ...query, receive }));
    } catch (error) {
      throw error instanceof UploadError ? new AppError('document_unusable', { why: documentSentences.cut }) : error;
    } finally {
      // Discards data that the client has already sent.
      request.resume();
    }
  }

  @Implements(contactErasure.erase)
  @StepUp()
  @RateLimited('contact-erase')
  async erase({ params }: Input<typeof contactErasure.erase>, @Me() me: Actor): Promise<Done> {
    await this.erasure.erase(me.botId, params.phoneNumber);
    return { success: true, message: '✅ Semua data kontak ini sudah dihapus.' };
  }

  @Implements(chat.takeover)
  async takeover({ params, body }: Input<typeof chat.takeover>, @Me() me: Actor): Promise<ContactView> {
    return this.chats.takeover(me.botId, params.phoneNumber, body.active);
  }

  @Implements(chat.finish)
  async finish({ params }: Input<typeof chat.finish>, @Me() me: Actor): Promise<ContactView> {
    return this.chats.finish(me.botId, params.phoneNumber);
  }

  @Implements(businesses.setCustomer)
  async setCustomer({ params, body }: Input<typeof businesses.setCustomer>, @Me() me: Actor): Promise<ContactView> {
    return this.chats.setCustomer(me.botId, params.phoneNumber, body.customer);
  }

  @Implements(chat.setLabels)
  async setLabels({ params, body }: Input<typeof chat.setLabels>, @Me() me: Actor): Promise<ContactView> {
    return this.chats.setLabels(me.botId, params.phoneNumber, body.labels);
  }

  @Implements(chat.action)
  async action({ body }: Input<typeof chat.action>, @Me() me: Actor): Promise<ActedChats> {
    return this.actions.action(me.botId, body.conversationIds, body.action);
  }

  @Implements(chat.labels)
  async labels(_input: Input<typeof chat.labels>, @Me() me: Actor): Promise<string[]> {
    return this.chats.labels(me.botId);
  }

  @Implements(chat.waiting)
  async waiting(_input: Input<typeof chat.waiting>, @Me() me: Actor): Promise<Waiting> {
    return this.needs.waiting(me.botId);
  }

  @Implements(queue.reopen)
  async reopen({ body }: Input<typeof queue.reopen>, @Me() me: Actor): Promise<{ reopened: ConversationId[] }> {
    return { reopened: await this.needs.reopen(me.botId, body.conversationIds ?? null) };
  }

  @Implements(queue.page)
  async queue({ query }: Input<typeof queue.page>, @Me() me: Actor): Promise<Queue> {
    return this.needs.queue(me.botId, query.after);
  }

  @Implements(chat.story)
  async stories({ params, query }: Input<typeof chat.story>, @Me() me: Actor): Promise<ReplyStory[]> {
    return this.chats.stories(me.botId, params.phoneNumber, query);
  }

  @Implements(chat.reason)
  async reason({ params }: Input<typeof chat.reason>, @Me() me: Actor): Promise<MessageReason> {
    return this.chats.reason(me.botId, params.messageId);
  }

  @Implements(chat.memory)
  async memory({ params }: Input<typeof chat.memory>, @Me() me: Actor): Promise<ContactMemory> {
    return this.memories.show(me.botId, params.phoneNumber);
  }

  @Implements(chat.changeMemory)
  async changeMemory({ params, body }: Input<typeof chat.changeMemory>, @Me() me: Actor): Promise<ContactMemory> {
    return this.memories.change(me.botId, params.phoneNumber, body);
  }

  @Implements(chat.markSeen)
  async markSeen({ params }: Input<typeof chat.markSeen>, @Me() me: Actor): Promise<Done> {
    await this.chats.markSeen(me.botId, params.phoneNumber);
    return { success: true };
  }
}
