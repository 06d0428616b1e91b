import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How long a scraper's idle connection is kept open, so that the next scrape can reuse it. */
export const betweenScrapesMs = 75_000;

/** The process's Prometheus registry. Labels have few values: never an owner, a number or a text. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /**
   * @param collect sets the value at scrape time. For values that are cheaper to query at that time than to track.
   */
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
