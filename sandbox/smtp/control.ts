import { Router } from 'express';
import { noSmtpFaults, parseSmtpFaults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailServer } from './server.ts';

/** Routes under `/control/mails`: read (with long poll), clear, and set faults of the mail simulator. */
export function mailControl(mailbox: Mailbox, server: MailServer): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const to = typeof request.query['to'] === 'string' ? request.query['to'].toLowerCase() : undefined;
    const after = Number(request.query['after'] ?? 0);
    const waitMs = Number(request.query['waitMs'] ?? 0);
    const mails = await mailbox.feed.waitFor((mail) => mail.seq > after && (!to || mail.to.includes(to)), waitMs);
    response.json({ mails, newestSeq: mailbox.feed.newestSeq });
  });
  router.delete('/', (_request, response) => {
    mailbox.clear();
    response.status(204).end();
  });
  router.get('/faults', (_request, response) => void response.json(server.faults));
  router.post('/faults', async (request, response) => {
    try {
      await server.setFaults(parseSmtpFaults(request.body));
    } catch (error) {
      return void response.status(400).json({ error: (error as Error).message });
    }
    response.json(server.faults);
  });
  router.delete('/faults', async (_request, response) => {
    await server.setFaults(noSmtpFaults);
    response.json(server.faults);
  });
  return router;
}
