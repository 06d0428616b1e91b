import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LoginSessionId, PersonId } from '#contracts/values/ids';

/** One browser that is logged in. */
@Entity('login_sessions')
export class LoginSession {
  @PrimaryColumn('uuid')
  id!: LoginSessionId;

  @Column('uuid', { name: 'person_id' })
  personId!: PersonId;

  /** Browser and system in words: `Chrome di Android`. */
  @Column('text')
  device!: string;

  /** Client address of the last recorded use. */
  @Column('text')
  address!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Written from time to time, not with each request; the session expires seven days later. */
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt!: Date;

  /** When the password was last entered in this session. */
  @Column('timestamptz', { name: 'password_at', default: () => 'now()' })
  passwordAt!: Date;
}
