import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { blacklist } from '#contracts/http/blacklist';
import type { Done } from '#contracts/http/shapes';
import { Phone, toContactAddress } from '#contracts/values/phone';
import type { Actor } from '#core/features/auth/actor';
import { BlacklistService } from '#core/features/blacklist/blacklist.service';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { parse } from '../base/parse.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class BlacklistController {
  constructor(
    @Inject(BlacklistService) private readonly numbers: BlacklistService,
    @Inject(NumberCheck) private readonly check: NumberCheck,
  ) {}

  @Get(blacklist.list.path)
  async list(@Me() me: Actor): Promise<{ blacklist: string[] }> {
    return { blacklist: (await this.numbers.list(me.ownerId)).map(toContactAddress) };
  }

  @Post(blacklist.add.path)
  @HttpCode(200)
  async add(@Me() me: Actor, @Body(parse(blacklist.add.body!)) input: { number: Phone }): Promise<Done> {
    await this.numbers.add(me.ownerId, input.number);
    this.check.noteForBlacklist(me.ownerId, input.number);
    return { success: true };
  }

  @Delete(blacklist.remove.path)
  async remove(@Me() me: Actor, @Param('number', parse(Phone)) digits: Phone): Promise<Done> {
    await this.numbers.remove(me.ownerId, digits);
    return { success: true };
  }
}
