import { fileURLToPath } from 'node:url';
import { Router, static as serveStatic } from 'express';
import type { ReadyLine } from '../part.ts';

const pageDir = fileURLToPath(new URL('./page', import.meta.url));

/**
 * Serves the control page at `/`, its files at `/page`, and the addresses of all simulators at
 * `/control/ready`.
 */
export function controlPage(ready: ReadyLine): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: pageDir });
  });
  router.use('/page', serveStatic(pageDir, { index: false, cacheControl: true, maxAge: 0 }));
  router.get('/control/ready', (_request, response) => void response.json(ready));
  return router;
}
