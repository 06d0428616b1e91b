import { createServer, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { Config } from '#core/platform/config/config';
import { Database } from '#core/platform/database/database';
import { errorFields, Log } from '#core/platform/log/log';
import { betweenScrapesMs, Metrics } from '#core/platform/metrics/metrics';
import { JobQueue } from '#core/platform/queue/job-queue';
import { RedisConnections } from '#core/platform/redis/redis-connections';

const probeMs = 2_000;

/** Health and metrics of a workers process, on a port of its own that no visitor reaches. Off without OPS_PORT. */
@Injectable()
export class OpsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;
  private readonly jobs: ReturnType<Metrics['gauge']>;

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(Database) private readonly database: Database,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(JobQueue) private readonly queues: JobQueue,
    @Inject(Log) private readonly log: Log,
  ) {
    this.jobs = metrics.gauge('queue_jobs', 'Jobs of all workers by queue and state', ['queue', 'state']);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.OPS_PORT === undefined) return;
    const server = createServer({ keepAliveTimeout: betweenScrapesMs }, (request, response) => {
      this.answer(request.url ?? '/', response).catch((error: unknown) => {
        this.log.warn({ event: 'ops.failed', ...errorFields(error) });
        response.writeHead(500).end();
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.config.OPS_PORT, this.config.HOST, resolve);
    });
    this.server = server;
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    switch (url.replace(/\?.*$/, '')) {
      case '/metrics':
        await this.countJobs();
        response.writeHead(200, { 'Content-Type': this.metrics.registry.contentType }).end(await this.metrics.registry.metrics());
        return;
      case '/api/health/live':
      case '/health/live':
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
        return;
      case '/api/health/ready':
      case '/health/ready': {
        const isReady = await this.isReady();
        response
          .writeHead(isReady ? 200 : 503, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ status: isReady ? 'ok' : 'error' }));
        return;
      }
      default:
        response.writeHead(404).end();
    }
  }

  private async countJobs(): Promise<void> {
    for (const queue of new Set(Object.values(jobs).map((law) => law.queue))) {
      const counts = await this.queues.queue(queue).getJobCounts('wait', 'active', 'delayed', 'failed');
      for (const [state, count] of Object.entries(counts)) this.jobs.set({ queue, state }, count);
    }
  }

  private async isReady(): Promise<boolean> {
    const late = new Promise<false>((resolve) => setTimeout(resolve, probeMs, false).unref());
    const both = Promise.all([this.database.ping(), this.redis.commands.ping()]).then(
      () => true,
      () => false,
    );
    return Promise.race([both, late]);
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
