import { createServer, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import express from 'express';
import { Config } from '#core/platform/config/config';
import { betweenScrapesMs, Metrics } from '#core/platform/metrics/metrics';
import { Readiness } from '../http/health/readiness.js';
import { metricsPage } from './ops.router.js';

/** Metrics and health on a port of their own (OPS_PORT), for scrapers on the inner network: no password there. */
@Injectable()
export class OpsPort implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(Readiness) private readonly readiness: Readiness,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { OPS_PORT, HOST } = this.config;
    if (OPS_PORT === undefined) return;
    const app = express().disable('x-powered-by');
    app.get('/metrics', metricsPage(this.metrics));
    app.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
    app.get('/health/ready', async (_request, response) => {
      const report = await this.readiness.check();
      response.status(report.status === 'ready' ? 200 : 503).json(report);
    });
    this.server = createServer({ keepAliveTimeout: betweenScrapesMs }, app);
    await new Promise<void>((resolve, reject) => {
      this.server!.once('error', reject).listen(OPS_PORT, HOST, resolve);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server?.listening) return;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server!.close(resolve));
  }
}
