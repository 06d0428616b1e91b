import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { noSmtpFaults, strike } from './faults.ts';
import type { SmtpFaults } from './faults.ts';
import type { Mail, Mailbox } from './mailbox.ts';

interface SmtpOptions {
  host: string;
  /** 0 picks a free port. */
  port: number;
  mailbox: Mailbox;
  onMail: (mail: Mail) => void;
}

/** SMTP server without TLS and login, because its mails are not secret. */
export class MailServer {
  readonly faults: SmtpFaults = { ...noSmtpFaults };
  private readonly sockets = new Map<number, Socket>();
  private readonly smtp: SMTPServer;
  private readonly options: SmtpOptions;
  private port = 0;

  constructor(options: SmtpOptions) {
    this.options = options;
    this.smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 200,
      size: 10 * 1024 * 1024,
      onMailFrom: (_address, _session, done) => {
        const answer = (): void => done(strike(this.faults, 'tempFail') ? smtpError(451, '4.3.0 Try again later') : null);
        if (this.faults.delayMs > 0) setTimeout(answer, this.faults.delayMs);
        else answer();
      },
      onRcptTo: (_address, _session, done) => {
        done(strike(this.faults, 'rejectRecipient') ? smtpError(550, '5.1.1 No such mailbox') : null);
      },
      onData: (stream, session, done) => void this.receive(stream, session, done),
    });
    this.smtp.on('error', () => undefined); // a disconnected client is not an error
    this.smtp.server.on('connection', (socket: Socket) => {
      const port = socket.remotePort ?? 0;
      this.sockets.set(port, socket);
      socket.on('close', () => this.sockets.delete(port));
    });
  }

  /** Starts listening. Resolves to the port. */
  async listen(): Promise<number> {
    await this.open(this.options.port);
    this.port = (this.smtp.server.address() as AddressInfo).port;
    return this.port;
  }

  /** Applies faults. `refuse` closes the port; switching it off reopens the same port. */
  async setFaults(change: Partial<SmtpFaults>): Promise<void> {
    const refusedBefore = this.faults.refuse;
    Object.assign(this.faults, change);
    if (this.faults.refuse === refusedBefore) return;
    if (!this.faults.refuse) return this.open(this.port);
    for (const socket of this.sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => this.smtp.server.close(() => resolve()));
  }

  async close(): Promise<void> {
    for (const socket of this.sockets.values()) socket.destroy();
    if (this.smtp.server.listening) await new Promise<void>((resolve) => this.smtp.close(() => resolve()));
  }

  private async open(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.smtp.server.once('error', reject);
      this.smtp.server.listen(port, this.options.host, () => {
        this.smtp.server.off('error', reject);
        resolve();
      });
    });
  }

  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession, done: (error?: Error | null) => void): Promise<void> {
    const socket = this.sockets.get(session.remotePort);
    if (strike(this.faults, 'dropInData')) {
      stream.resume();
      socket?.destroy();
      return;
    }
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (stream.sizeExceeded) return done(smtpError(552, '5.3.4 Message too big'));
      const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const mail = await this.options.mailbox.store(Buffer.concat(chunks), { from, to });
      this.options.onMail(mail);
      if (strike(this.faults, 'dropAfterData')) socket?.destroy();
      else done();
    } catch (error) {
      done(smtpError(451, `4.3.0 ${error instanceof Error ? error.message : 'failed'}`));
    }
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
