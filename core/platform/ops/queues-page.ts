import { createBullBoard } from '@bull-board/api';
import type { IServerAdapter } from '@bull-board/api/typings/app';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { RequestHandler } from 'express';
import type { jobs, JobName } from '#contracts/jobs/catalogue';
import type { JobQueue } from '../queue/job-queue.js';

type QueueName = (typeof jobs)[JobName]['queue'];

/** The description of each queue for the operator: its title and its purpose. */
const purposes: Readonly<Record<QueueName, readonly [title: string, purpose: string]>> = {
  replies: ['Jawaban bot', 'Jawaban bot kepada pelanggan. Menunggu lama: tambah worker, atau periksa model AI.'],
  memory: ['Ringkasan chat', 'Ringkasan chat panjang. Boleh tertunda.'],
  attachments: ['Lampiran', 'Foto, suara, dan berkas dari pelanggan disimpan.'],
  followups: ['Follow-up', 'Follow-up Hari 1, 2, dan 3.'],
  mail: ['Email', 'Kode OTP dan pemberitahuan. Gagal terus: periksa SMTP_URL.'],
  push: ['Notifikasi perangkat', 'Notifikasi di HP dan browser pemilik usaha.'],
  exports: ['Salinan data', 'Salinan data yang diminta pemilik usaha.'],
  billing: ['Pembayaran', 'Pembayaran yang belum jelas ditanyakan lagi ke Midtrans atau Xendit.'],
};

/** The dashboard of all queues. Its packages are heavy and rarely used, so callers import this file on first use. */
export function queuesPage(queue: JobQueue, path: string): RequestHandler {
  const board = new ExpressAdapter();
  board.setBasePath(path);
  const serverAdapter = board as unknown as IServerAdapter; // the versions of the two packages differ by one patch release
  createBullBoard({
    queues: Object.entries(purposes).map(
      ([name, [title, description]]) => new BullMQAdapter(queue.queue(name), { displayName: `${title} (${name})`, description }),
    ),
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: 'Antrean',
        miscLinks: [
          { text: 'Metrik server ini', url: '/metrics' },
          { text: 'Kesehatan', url: '/api/health/ready' },
        ],
      },
    },
  });
  const page = board.getRouter() as RequestHandler;
  return (request, response, next) => {
    // the dashboard is a library with inline scripts; only the operator sees it
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
    );
    page(request, response, next);
  };
}
