import { getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { jobs } from '#contracts/jobs/catalogue';
import { errorFields, Log } from '#core/platform/log/log';

/**
 * Handles the errors of the queues that Nest opens for the processors. Otherwise BullMQ would print each error,
 * several per second.
 */
@Injectable()
export class QueueErrors implements OnModuleInit {
  constructor(
    @Inject(ModuleRef) private readonly modules: ModuleRef,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    for (const name of new Set(Object.values(jobs).map((policy) => policy.queue))) {
      this.find(name)?.on('error', (error) => this.log.debug({ event: 'queue.error', queue: name, ...errorFields(error) }));
    }
  }

  /** Undefined for the queue of a role that this process does not have. */
  private find(name: string): Queue | undefined {
    try {
      return this.modules.get<Queue>(getQueueToken(name), { strict: false });
    } catch {
      return undefined;
    }
  }
}
