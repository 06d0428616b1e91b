import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { errors } from '#contracts/http/errors';
import { health, type ReadyReport } from '#contracts/http/health';
import { Readiness } from '#core/platform/health/readiness';
import { Implements } from '../base/implements.decorator.js';

@Controller()
export class HealthController {
  constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

  @Implements(health.live)
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Implements(health.ready)
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadyReport & { error?: string }> {
    const report = await this.readiness.check();
    if (report.status === 'ready') return report;
    response.status(503);
    return { ...report, error: errors.unavailable.sentence };
  }
}
