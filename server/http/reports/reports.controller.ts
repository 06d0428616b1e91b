import { Controller, Inject } from '@nestjs/common';
import { reports, type Report, type ReportSettings } from '#contracts/http/account/reports';
import type { Done } from '#contracts/http/shapes';
import type { TimeZone } from '#contracts/values/time-zones';
import type { Actor } from '#core/features/auth/actor';
import { ReportTimes } from '#core/features/prompts/report-times.service';
import { ReportsService } from '#core/features/reports/reports.service';
import { Implements, type Input } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class ReportsController {
  constructor(
    @Inject(ReportsService) private readonly figures: ReportsService,
    @Inject(ReportTimes) private readonly times: ReportTimes,
  ) {}

  @Implements(reports.read)
  read({ query }: Input<typeof reports.read>, @Me() me: Actor): Promise<Report> {
    return this.figures.read(me.botId, query.days === '7' ? 7 : 1, query.from);
  }

  @Implements(reports.settings)
  async settings(@Me() me: Actor): Promise<ReportSettings & { zone: TimeZone }> {
    const [hour, zone] = await Promise.all([this.times.hour(me.botId), this.figures.zone(me.botId)]);
    return { hour, zone };
  }

  @Implements(reports.save)
  async save({ body }: Input<typeof reports.save>, @Me() me: Actor): Promise<Done> {
    await this.times.save(me.botId, body.hour);
    return { success: true, message: 'Laporan pagi berhasil disimpan.' };
  }
}
