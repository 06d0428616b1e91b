import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { isInside } from '../../platform/config/addresses.rules.js';
import { Config } from '../../platform/config/config.js';

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Transport = ReturnType<typeof openPool>;

/** The server rejected this mail permanently (RFC 5321 reply 5yz). Sending it again fails again. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/**
 * Sends mail by SMTP through SMTP_URL. A resend keeps its Message-ID so that the mailbox can recognise a
 * duplicate.
 */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Transport | undefined;

  constructor(@Inject(Config) private readonly config: Pick<Config, 'MAIL_FROM' | 'NODE_ENV' | 'PUBLIC_URL' | 'SMTP_URL'>) {}

  /**
   * @throws MailRefusedError when no later attempt can succeed.
   * @throws Error when the server is unreachable, takes over 20 s or requests a later attempt.
   */
  async send(mail: OutgoingMail): Promise<void> {
    const { id, ...letter } = mail;
    try {
      await this.open().sendMail({
        ...letter,
        from: this.config.MAIL_FROM,
        messageId: `<${id}@${new URL(this.config.PUBLIC_URL).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isForGood(error) ? new MailRefusedError(`refused with ${(error as SmtpError).responseCode}`) : error;
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  private open(): Transport {
    if (this.transport) return this.transport;
    const { SMTP_URL } = this.config;
    if (!SMTP_URL) throw new Error('SMTP_URL is not set'); // a workers process that sends mails does not start without SMTP_URL
    this.transport = openPool(SMTP_URL, needsEncryption(SMTP_URL, this.config.NODE_ENV));
    return this.transport;
  }
}

interface SmtpError {
  readonly responseCode?: number;
  readonly code?: string;
}

/**
 * True when a later attempt would be refused as well. False for a refused login, because the operator can repair it.
 */
export function isForGood(error: unknown): boolean {
  const { responseCode, code } = error as SmtpError;
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH' && responseCode !== 530;
}

/**
 * True when mail must not be sent unencrypted, because its codes and links give access to accounts. A server in a
 * private network or in development may be unencrypted. Any other server must offer STARTTLS.
 */
export function needsEncryption(url: string, environment: string): boolean {
  return environment === 'production' && !isInside(url);
}

function openPool(url: string, requireTLS: boolean) {
  return createTransport({
    url,
    requireTLS,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
