import { Injectable } from '@nestjs/common';

const jakartaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The one source of the present moment. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Calendar day in Asia/Jakarta as YYYY-MM-DD: what owners mean by "today". */
  today(at: Date = this.now()): string {
    return jakartaDay.format(at);
  }
}
