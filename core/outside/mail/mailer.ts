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

/** The server refused this mail for good (RFC 5321 reply 5yz): the same mail will be refused again. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Sends mails by SMTP at SMTP_URL. A resend keeps its Message-ID, so that a mailbox can tell it is the same mail. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Transport | undefined;

  constructor(@Inject(Config) private readonly config: Config) {}

  /**
   * @throws MailRefusedError when no later try can succeed.
   * @throws Error when the server is away, slow (20 s) or asks to come back later.
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
      const { responseCode, code } = error as { responseCode?: number; code?: string };
      const forGood = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH' && responseCode !== 530;
      throw forGood ? new MailRefusedError(`refused with ${responseCode}`) : error;
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  private open(): Transport {
    if (this.transport) return this.transport;
    const { SMTP_URL } = this.config;
    if (!SMTP_URL) throw new Error('SMTP_URL is not set'); // a workers process that sends mails does not start without it
    this.transport = openPool(SMTP_URL, needsEncryption(SMTP_URL, this.config.NODE_ENV));
    return this.transport;
  }
}

/**
 * Whether mails must not leave unencrypted: codes and links open accounts. A server in our own network and one for development may be
 * plain; any other one must offer STARTTLS, or no mail goes out.
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
