import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { storeNowMs } from './store-clock.js';

const jakartaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The only source of the current time: Postgres' clock, which all processes share, plus the setting CLOCK_SHIFT_MINUTES. */
@Injectable()
export class Clock {
  private readonly shiftMs: number;

  constructor(@Inject(Config) { CLOCK_SHIFT_MINUTES }: Pick<Config, 'CLOCK_SHIFT_MINUTES'>) {
    this.shiftMs = CLOCK_SHIFT_MINUTES * 60_000;
  }

  now(): Date {
    return new Date(storeNowMs() + this.shiftMs);
  }

  /** Calendar day in Asia/Jakarta as YYYY-MM-DD: what owners mean by "today". */
  today(at: Date = this.now()): string {
    return jakartaDay.format(at);
  }
}
