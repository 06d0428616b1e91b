import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { entities } from '#core/entities';
import { migrationNames } from '#core/migrations/list';
import { SealingModule } from '#core/features/sealing/sealing.module';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import type { Settings } from '#core/platform/config/config';
import { DatabaseModule } from '#core/platform/database/database.module';
import { OpsModule } from '#core/platform/ops/ops.module';
import { PlatformModule } from '#core/platform/platform.module';
import { BaseHttpModule } from './http/base/base-http.module.js';

export type ServerRole = Settings['SERVER_ROLES'][number];

/** One server process with the roles it was started for. Health and metrics are part of every process. */
@Module({})
export class ServerModule {
  /** Loads only what the roles need: a REST server never loads WhatsApp's code, and vice versa. */
  static async withRoles(roles: readonly ServerRole[]): Promise<DynamicModule> {
    const parts = await Promise.all(roles.map(partOf));
    return {
      module: ServerModule,
      imports: [
        PlatformModule,
        DatabaseModule.register(entities, migrationNames),
        SealingModule,
        SubscribersModule,
        BaseHttpModule,
        OpsModule,
        ...parts.flat(),
      ],
    };
  }
}

async function partOf(role: ServerRole): Promise<Type[]> {
  switch (role) {
    case 'api': {
      const [{ HttpModule }, { RealtimeModule }] = await Promise.all([
        import('./http/http.module.js'),
        import('./realtime/realtime.module.js'),
      ]);
      return [HttpModule, RealtimeModule];
    }
    case 'sessions': {
      const { SessionsModule } = await import('./sessions/sessions.module.js');
      return [SessionsModule];
    }
  }
}
