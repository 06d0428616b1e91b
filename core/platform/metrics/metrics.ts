import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** So long a scraper's idle connection is kept: it must not find it closed as it asks again. */
export const betweenScrapesMs = 75_000;

/** The process's Prometheus registry. Labels stay few: never an owner, a number or a text. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** @param collect sets the value when it is asked for, for what is cheaper to look up than to follow. */
  gauge(name: string, help: string, labelNames: string[] = [], collect?: (gauge: Gauge) => void | Promise<void>): Gauge {
    const registers = [this.registry];
    return new Gauge({
      name,
      help,
      labelNames,
      registers,
      ...(collect && {
        collect() {
          return collect(this);
        },
      }),
    });
  }

  histogram(name: string, help: string, buckets: number[], labelNames: string[] = []): Histogram {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}
