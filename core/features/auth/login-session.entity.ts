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

  /** Client address of the last noted use. */
  @Column('text')
  address!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Written now and then, not with each request; seven days later the session is over. */
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt!: Date;

  /** When the password was last given in this session. */
  @Column('timestamptz', { name: 'password_at', default: () => 'now()' })
  passwordAt!: Date;
}
