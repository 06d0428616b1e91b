import { Router } from 'express';
import type { Request, Response } from 'express';
import { FaultQueue } from '../http/fault-queue.ts';
import { Feed } from '../http/feed.ts';
import { drawPhoto } from './draw.ts';
import { commit, virusPage } from './faults.ts';
import type { PhotoFault } from './faults.ts';

export interface PhotoCall {
  seq: number;
  at: string;
  path: string;
  status: number;
}

/**
 * Picture hosts, mounted at `/photos`. `shop` returns a picture for any name; `drive` and `dropbox` behave like
 * Google Drive and Dropbox. A Drive id that begins with `private`, `missing` or `large` simulates such a file.
 */
export class PhotoStandIn {
  readonly router = Router();
  readonly faults = new FaultQueue<PhotoFault>();
  readonly calls = new Feed<PhotoCall>(200);
  /** Public base address, without a trailing slash. */
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
    this.router.use((request, response, next) => {
      response.on('close', () => this.calls.add({ at: new Date().toISOString(), path: request.url, status: response.statusCode }));
      const fault = this.faults.take(request.originalUrl);
      if (fault) void commit(fault, request, response).catch(next);
      else next();
    });
    this.router.get('/shop/:name', async (request, response) => this.picture(request.params.name, response));
    this.router.get('/drive/uc', (request, response) => this.driveLink(request, response));
    this.router.get('/drive-content/download', async (request, response) => this.driveFile(request, response));
    this.router.get(['/drive/file/d/:id/view', '/drive/drive/folders/:id'], (_request, response) => {
      response.type('html').send('<!DOCTYPE html><html><head><title>Google Drive</title></head><body></body></html>');
    });
    this.router.get(['/dropbox/s/:token/:name', '/dropbox/scl/fi/:token/:name'], (request, response) =>
      this.dropboxLink(request, response),
    );
    this.router.get('/dropbox-content/:token/:name', async (request, response) => this.picture(request.params.name, response));
    this.router.use((_request, response) => void response.status(404).type('html').send('<html><body>Not Found</body></html>'));
  }

  close(): void {
    this.calls.close();
  }

  private async picture(name: string, response: Response): Promise<void> {
    const type = /\.png$/i.test(name) ? 'png' : /\.webp$/i.test(name) ? 'webp' : 'jpeg';
    response.type(`image/${type}`).end(await drawPhoto(name, type));
  }

  /** Drive's `uc` link: redirects to another host, which serves the file. */
  private driveLink(request: Request, response: Response): void {
    const id = String(request.query['id'] ?? '');
    if (id.startsWith('private')) return response.redirect(302, `https://accounts.google.com/ServiceLogin?continue=${this.base}`);
    if (id === '' || id.startsWith('missing')) return void response.status(404).type('html').send('<html><body>404</body></html>');
    const file = new URL(`${this.base}/drive-content/download`);
    for (const [key, value] of Object.entries(request.query)) file.searchParams.set(key, String(value));
    response.redirect(303, file.href);
  }

  private async driveFile(request: Request, response: Response): Promise<void> {
    const id = String(request.query['id'] ?? '');
    if (id.startsWith('large')) return void response.type('html').send(virusPage);
    response.set('Content-Disposition', `attachment; filename="${id}.jpg"`);
    await this.picture(id, response);
  }

  /**
   * A Dropbox link without `raw` or `dl=1` returns a page that shows the picture. A link of the newer form without
   * its key redirects to the login.
   */
  private dropboxLink(request: Request, response: Response): void {
    const { query, params } = request;
    if (request.path.startsWith('/dropbox/scl/') && !query['rlkey']) return response.redirect(302, 'https://www.dropbox.com/login?cont=x');
    if (query['raw'] !== '1' && query['dl'] !== '1')
      return void response.type('html').send('<!DOCTYPE html><html><body>Dropbox</body></html>');
    const { token, name } = params as Record<string, string>;
    response.redirect(302, `${this.base}/dropbox-content/${encodeURIComponent(token!)}/${encodeURIComponent(name!)}`);
  }
}
