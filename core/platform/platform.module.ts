import { Global, Module } from '@nestjs/common';
import { Clock } from './clock/clock.js';
import { ConfigModule } from './config/config.module.js';
import { SealingKeys } from './crypto/sealing-keys.js';
import { SecretBox } from './crypto/secret-box.js';
import { Log } from './log/log.js';
import { SecurityLog } from './log/security-log.js';
import { Metrics } from './metrics/metrics.js';
import { Panel } from './panel/panel.js';
import { PdfReader } from './pdf/pdf-reader.js';
import { JobQueue } from './queue/job-queue.js';
import { RedisConnections } from './redis/redis-connections.js';
import { Workbooks } from './sheets/workbooks.js';
import { Threads } from './threads/threads.js';
import { Tracing } from './tracing/tracing.js';
import { Wakes } from './wake/wakes.js';

const floor = [
  Clock,
  Log,
  Metrics,
  SealingKeys,
  SecretBox,
  SecurityLog,
  RedisConnections,
  JobQueue,
  Panel,
  PdfReader,
  Wakes,
  Threads,
  Tracing,
  Workbooks,
];

/** Technical services of every process, beside DatabaseModule. */
@Global()
@Module({ imports: [ConfigModule], providers: floor, exports: [ConfigModule, ...floor] })
export class PlatformModule {}
