import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { prompt, type CallReply, type PromptSettings } from '#contracts/http/prompt';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { callReplyFromWire, presentPrompts, promptsFromWire } from '#core/features/prompts/prompts.present';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { parse } from '../base/parse.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class PromptController {
  constructor(
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(NumberCheck) private readonly numbers: NumberCheck,
  ) {}

  @Get(prompt.read.path)
  async read(@Me() me: Actor): Promise<PromptSettings> {
    return presentPrompts(await this.prompts.read(me.ownerId));
  }

  @Post(prompt.save.path)
  @HttpCode(200)
  async save(@Me() me: Actor, @Body(parse(prompt.save.body!)) input: Partial<PromptSettings>): Promise<Done> {
    const changes = promptsFromWire(input);
    const { notificationNumber } = changes;
    // the panel sends all fields each time: only a new number is checked
    if (notificationNumber && notificationNumber !== (await this.prompts.read(me.ownerId)).notificationNumber)
      await this.numbers.requireForNotices(me.ownerId, notificationNumber);
    await this.prompts.save(me.ownerId, changes);
    return { success: true, message: 'Prompt berhasil disimpan.' };
  }

  @Get(prompt.readCallReply.path)
  async readCallReply(@Me() me: Actor): Promise<CallReply> {
    return { text: (await this.prompts.read(me.ownerId)).callReply };
  }

  @Post(prompt.saveCallReply.path)
  @HttpCode(200)
  async saveCallReply(@Me() me: Actor, @Body(parse(prompt.saveCallReply.body!)) input: CallReply): Promise<Done> {
    await this.prompts.save(me.ownerId, callReplyFromWire(input));
    return { success: true, message: 'Balasan panggilan berhasil disimpan.' };
  }
}
