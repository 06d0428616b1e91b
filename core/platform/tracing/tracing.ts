import { hostname } from 'node:os';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.js';
import { errorFields, Log } from '../log/log.js';
import { recordSpans } from '../loop/operation.js';
import type { SpanExporting } from './span-exporter.js';

/**
 * Exports the operations of this process as OpenTelemetry spans if the operator has configured a collector. Otherwise
 * the library is not loaded, and an operation costs one comparison.
 */
@Injectable()
export class Tracing implements OnModuleInit, OnApplicationShutdown {
  private exporting: SpanExporting | undefined;
  private isAway = false;

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: ratio } = this.config;
    if (!endpoint) return;
    const { exportSpans } = await import('./span-exporter.js');
    this.exporting = exportSpans({
      endpoint,
      headers,
      ratio,
      service: 'whatsapp-sales-panel',
      host: hostname(),
      exported: (isDone, error) => this.exported(isDone, error),
    });
    recordSpans(this.exporting.recorder);
  }

  /** Logs one line when the collector becomes unreachable, and one when it is reachable again. */
  private exported(isDone: boolean, error: unknown): void {
    if (isDone !== this.isAway) return;
    this.isAway = !isDone;
    if (isDone) this.log.info({ event: 'tracing.back' });
    else this.log.warn({ event: 'tracing.away', ...errorFields(error) });
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.exporting) return;
    recordSpans(undefined);
    await this.exporting.close().catch((error: unknown) => this.log.warn({ event: 'tracing.not-flushed', ...errorFields(error) }));
  }
}
