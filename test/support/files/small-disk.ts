import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** A real file system of a few bytes. */
export interface SmallDisk {
  readonly path: string;
  unmount(): void;
}

const inNamespace = ['--user', '--map-root-user', '--mount'];

/** False where the machine permits no file system in a namespace of its own, as in most containers. No other way fills a disk without rights. */
export function canMount(): boolean {
  return spawnSync('unshare', [...inNamespace, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

/**
 * Mounts a small file system in a namespace of its own, which also users without rights may do, and reaches it
 * through that process. It is gone when the process ends.
 */
export async function smallDisk(bytes: number): Promise<SmallDisk> {
  const script = `mount -t tmpfs -o size=${bytes} tmpfs /mnt && echo mounted && exec cat`;
  const child = spawn('unshare', [...inNamespace, 'sh', '-c', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`no small disk: unshare ended with ${code}`))),
  ]);
  return { path: `/proc/${child.pid}/root/mnt`, unmount: () => void child.kill() };
}
