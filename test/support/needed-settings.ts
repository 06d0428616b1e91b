/** The settings that every program needs, with values that are accepted in production. */
export const neededSettings = {
  DATABASE_URL: 'postgres://panel:x@postgres:5432/panel',
  REDIS_URL: 'redis://:x@redis:6379',
  APP_SECRET: 'kX3vQ9mPz7Lw2RtY8uBn5HsJ4fGd6CaE',
  ENCRYPTION_KEY: 'Zq8Wn4Tb6Ym2Kc9Rv5Jx7Ls3Hd1Fg0Pa',
} as const;

/** Address of the mail server. The server and the mail workers need it too. */
export const mailSettings = { SMTP_URL: 'smtp://mail.example.com:587' } as const;
