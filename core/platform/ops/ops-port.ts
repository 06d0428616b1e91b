import { createServer, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import express, { type RequestHandler } from 'express';
import { Config } from '../config/config.js';
import { boundPipelines } from '../connections/bounded-pipelines.js';
import { Readiness } from '../health/readiness.js';
import { betweenScrapesMs, Metrics } from '../metrics/metrics.js';
import { metricsPage } from './metrics-page.js';

/** Maximum number of open connections. Scrapers of metrics and health checks open only a few. */
const connectionsMax = 100;
/** Maximum time for a request to arrive. */
const arrivalMs = 10_000;

/** Cuts a connection whose request has a body, because no route here accepts one. */
const cutBodies: RequestHandler = (request, _response, next) => {
  const { 'transfer-encoding': chunks, 'content-length': length = '0' } = request.headers;
  if (chunks === undefined && length === '0') next();
  else request.destroy();
};

/**
 * Metrics and health of a program on a separate port (OPS_PORT) for the private network, without a password. Off when
 * OPS_PORT is not set. Connections are limited like those of the API. So a compromised program of the private network
 * cannot stop the workers through this port.
 */
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
    app.use(boundPipelines, cutBodies);
    app.get('/metrics', metricsPage(this.metrics));
    // also at the API's paths, so that a load balancer can use the same path for both programs
    app.get(['/health/live', '/api/health/live'], (_request, response) => void response.json({ status: 'live' }));
    app.get(['/health/ready', '/api/health/ready'], async (_request, response) => {
      const report = await this.readiness.check();
      response.status(report.status === 'ready' ? 200 : 503).json(report);
    });
    const server = createServer(
      { keepAliveTimeout: betweenScrapesMs, headersTimeout: arrivalMs, requestTimeout: arrivalMs, connectionsCheckingInterval: arrivalMs },
      app,
    );
    server.maxConnections = connectionsMax;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(OPS_PORT, HOST, resolve);
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
