import { Router } from 'express';
import { CameraError } from './camera.ts';
import type { Camera } from './camera.ts';

/** The WhatsApp simulator's answer to a scan, passed on to the caller. */
export interface ScanAnswer {
  status: number;
  body: unknown;
}

/** Routes under `/control/camera`: show it an image, list the codes it read, let a phone scan one. */
export function cameraControl(camera: Camera, scan: (number: string, qr: string) => Promise<ScanAnswer>): Router {
  const router = Router();
  router.get('/', (_request, response) => void response.json(camera.waiting()));
  router.post('/', async (request, response) => {
    const { url, image } = (request.body ?? {}) as { url?: unknown; image?: unknown };
    const source = url ?? image;
    if (typeof source !== 'string') return void response.status(400).json({ error: 'url (or image) must be a string' });
    try {
      response.status(201).json(await camera.look(source));
    } catch (error) {
      const status = error instanceof CameraError ? error.status : 422;
      response.status(status).json({ error: error instanceof Error ? error.message : String(error) });
    }
  });
  router.post('/:id/scan', async (request, response) => {
    const code = camera.find(request.params.id);
    if (!code) return void response.status(404).json({ error: 'this code is gone; show a fresh one' });
    const number = String((request.body as { number?: unknown } | undefined)?.number ?? '');
    if (!/^\d{8,15}$/.test(number)) return void response.status(400).json({ error: 'number must be 8 to 15 digits' });
    const answer = await scan(number, code.text);
    if (answer.status < 300) camera.markScanned(code.id, number);
    response.status(answer.status).json(answer.body);
  });
  return router;
}
