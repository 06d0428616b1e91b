import type { Router } from 'express';
import type { World } from '../world/world.ts';

/** Downloads of media that phones sent: the encrypted file. */
export function mediaRoutes(router: Router, world: World): void {
  router.get('/media/:token', (request, response) => {
    const file = world.media.get(request.params.token);
    if (file) response.type('application/octet-stream').send(file);
    else response.status(404).json({ error: 'no such file' });
  });
}
