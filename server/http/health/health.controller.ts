import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { awaySentence } from '../filters/error-status.rules.js';
import { Public } from '../guard/public.decorator.js';
import { Readiness, type ReadyReport } from './readiness.js';

/** For load balancers: `live` says the process runs, `ready` that it can serve. */
@Public()
@Controller('health')
export class HealthController {
  constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadyReport & { error?: string }> {
    const report = await this.readiness.check();
    if (report.status === 'ready') return report;
    response.status(503);
    return { ...report, error: awaySentence };
  }
}
