import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { PhotoError } from './photo.errors.js';
import { guardedGet } from './guarded-get.js';
import { resolveLink, type ShareHosts } from './photo-link.rules.js';
import { shrinkPicture, type Picture } from './shrink-picture.js';

const fetchMs = 12_000;
const bytesMax = 10_000_000;
/** So many at once in a process: their bytes are in its memory. */
const fetchesMax = 6;

/** Pictures by the links that owners typed: fetched behind a guard, and drawn anew. */
@Injectable()
export class PhotoSource {
  private readonly allowed: ReadonlySet<string>;
  private readonly hosts: ShareHosts;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(@Inject(Config) config: Config) {
    this.allowed = new Set(config.PHOTO_FETCH_ALLOW);
    this.hosts = { drive: config.PHOTO_DRIVE_URL, dropbox: config.PHOTO_DROPBOX_URL };
  }

  /** @throws PhotoError saying why the picture cannot be had, in a word that its owner can do something with. */
  async fetch(link: string, signal: AbortSignal): Promise<Picture> {
    const resolved = resolveLink(link, this.hosts);
    if ('problem' in resolved) throw new PhotoError(resolved.problem);
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(fetchMs)]);
    const bytes = await this.inTurn(async () =>
      bounded.aborted ? null : guardedGet(resolved.url, { maxBytes: bytesMax, signal: bounded, allowed: this.allowed }),
    );
    if (bytes === null) throw new PhotoError('slow');
    return this.draw(bytes);
  }

  /** A picture out of bytes that came from elsewhere. @throws PhotoError when they are none that is taken */
  async draw(bytes: Buffer): Promise<Picture> {
    if (bytes.length > bytesMax) throw new PhotoError('too_large');
    return shrinkPicture(bytes);
  }

  private async inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    // whoever leaves gives their place to the next one
    if (this.running >= fetchesMax) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await act();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
