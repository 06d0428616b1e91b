import { Controller, Inject } from '@nestjs/common';
import {
  prompt,
  type BotSecret,
  type CallReply,
  type PromptSettings,
  type PromptVersion,
  type ReplySettings,
} from '#contracts/http/bot/prompt';
import { trainingParts, type SameWords } from '#contracts/http/bot/training-parts';
import type { BotVoice } from '#contracts/http/bot/voice';
import { speakers, type ReplySpeakers } from '#contracts/http/bot/speakers';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import {
  callReplyFromWire,
  replySettingsFromWire,
  presentReplySettings,
  presentPrompts,
  presentVersion,
  promptsFromWire,
  sameWordsFromWire,
  secretFromWire,
  voiceFromWire,
} from '#core/features/prompts/prompts.present';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { ShippingService } from '#core/features/shipping/shipping.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

/** Maximum time that saving waits for the shipping service. */
const originLimitMs = 2_000;

@Controller()
export class PromptController {
  constructor(
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(NumberCheck) private readonly numbers: NumberCheck,
    @Inject(ShippingService) private readonly shipping: ShippingService,
  ) {}

  @Implements(prompt.read)
  async read(@Me() me: Actor): Promise<PromptSettings> {
    return presentPrompts(await this.prompts.loadPrompts(me.botId));
  }

  @Implements(prompt.save)
  @RateLimited('training-save')
  async save({ body }: Input<typeof prompt.save>, @Me() me: Actor): Promise<Done> {
    const changes = promptsFromWire(body);
    const { notificationNumber } = changes;
    // the panel sends all fields each time, so the number is checked only when it has changed
    if (notificationNumber && notificationNumber !== (await this.prompts.loadPrompts(me.botId)).notificationNumber)
      await this.numbers.requireForNotices(me.botId, notificationNumber);
    await this.prompts.save(me.botId, changes);
    // The settings are already saved. If the place of origin cannot be looked up now, it is looked up when it is
    // needed.
    if (changes.senderDistrict) await this.shipping.readOrigin(me.botId, AbortSignal.timeout(originLimitMs));
    return { success: true, message: 'Prompt berhasil disimpan.' };
  }

  @Implements(trainingParts.versions)
  async versions(@Me() me: Actor): Promise<PromptVersion[]> {
    return (await this.prompts.listVersions(me.botId)).map(presentVersion);
  }

  @Implements(trainingParts.readCallReply)
  async readCallReply(@Me() me: Actor): Promise<CallReply> {
    return { text: (await this.prompts.loadPrompts(me.botId)).callReply };
  }

  @Implements(trainingParts.readReplySettings)
  async readReplySettings(@Me() me: Actor): Promise<ReplySettings> {
    return presentReplySettings(await this.prompts.loadPrompts(me.botId));
  }

  @Implements(trainingParts.saveReplySettings)
  @RateLimited('training-save')
  async saveReplySettings({ body }: Input<typeof trainingParts.saveReplySettings>, @Me() me: Actor): Promise<Done> {
    await this.prompts.save(me.botId, replySettingsFromWire(body));
    return { success: true, message: 'Pengaturan balasan berhasil disimpan.' };
  }

  @Implements(speakers.read)
  async readSpeakers(@Me() me: Actor): Promise<ReplySpeakers> {
    const { answersBroadcasts, metaAiAnswers, introducesAi } = await this.prompts.loadPrompts(me.botId);
    return { answersBroadcasts, metaAiAnswers, introducesAi };
  }

  @Implements(speakers.save)
  @RateLimited('training-save')
  async saveSpeakers({ body }: Input<typeof speakers.save>, @Me() me: Actor): Promise<Done> {
    await this.prompts.save(me.botId, body);
    return { success: true, message: 'Pengaturan balasan berhasil disimpan.' };
  }

  @Implements(trainingParts.readVoice)
  async readVoice(@Me() me: Actor): Promise<BotVoice> {
    const { shopName, addressForm, tone } = await this.prompts.loadPrompts(me.botId);
    return { shopName, addressForm, tone };
  }

  @Implements(trainingParts.saveVoice)
  @RateLimited('training-save')
  async saveVoice({ body }: Input<typeof trainingParts.saveVoice>, @Me() me: Actor): Promise<Done> {
    await this.prompts.save(me.botId, voiceFromWire(body));
    return { success: true, message: 'Cara bicara bot berhasil disimpan.' };
  }

  @Implements(trainingParts.readSecret)
  async readSecret(@Me() me: Actor): Promise<BotSecret> {
    return { text: (await this.prompts.loadPrompts(me.botId)).secret };
  }

  @Implements(trainingParts.saveSecret)
  @RateLimited('training-save')
  async saveSecret({ body }: Input<typeof trainingParts.saveSecret>, @Me() me: Actor): Promise<Done> {
    await this.prompts.save(me.botId, secretFromWire(body));
    return { success: true, message: 'Rahasia bot berhasil disimpan.' };
  }

  @Implements(trainingParts.readSameWords)
  async readSameWords(@Me() me: Actor): Promise<SameWords> {
    return { text: (await this.prompts.loadPrompts(me.botId)).sameWords };
  }

  @Implements(trainingParts.saveSameWords)
  @RateLimited('training-save')
  async saveSameWords({ body }: Input<typeof trainingParts.saveSameWords>, @Me() me: Actor): Promise<Done> {
    await this.prompts.save(me.botId, sameWordsFromWire(body));
    return { success: true, message: 'Kata lain berhasil disimpan.' };
  }

  @Implements(trainingParts.saveCallReply)
  @RateLimited('training-save')
  async saveCallReply({ body }: Input<typeof trainingParts.saveCallReply>, @Me() me: Actor): Promise<Done> {
    await this.prompts.save(me.botId, callReplyFromWire(body));
    return { success: true, message: 'Balasan panggilan berhasil disimpan.' };
  }
}
