import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { FairSlots } from '../../platform/fair-slots/fair-slots.js';
import { PhotoError } from './photo.errors.js';
import { guardedGet } from './guarded-get.js';
import { resolveLink, type ShareHosts } from './photo-link.rules.js';
import { shrinkPicture, type Picture } from './shrink-picture.js';

const fetchMs = 12_000;
const bytesMax = 10_000_000;
/** Maximum number of simultaneous downloads per process, because their bytes are in memory. */
const fetchesMax = 6;
/** And of one account: links that hang do not delay the pictures of others. */
const fetchesPerAccountMax = 2;

/** Fetches pictures from links that owners typed, behind the SSRF guard, and re-encodes them. */
@Injectable()
export class PhotoSource {
  private readonly allowed: ReadonlySet<string>;
  private readonly hosts: ShareHosts;
  private readonly slots = new FairSlots(fetchesMax, fetchesPerAccountMax);

  constructor(@Inject(Config) config: Config) {
    this.allowed = new Set(config.PHOTO_FETCH_ALLOW);
    this.hosts = { drive: config.PHOTO_DRIVE_URL, dropbox: config.PHOTO_DROPBOX_URL };
  }

  /**
   * @param payer the account for which the link is fetched
   * @throws PhotoError with a reason that the owner can act on
   */
  async fetch(payer: string, link: string, signal: AbortSignal): Promise<Picture> {
    const resolved = resolveLink(link, this.hosts);
    if ('problem' in resolved) throw new PhotoError(resolved.problem);
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(fetchMs)]);
    const bytes = await this.slots.run(payer, async () =>
      bounded.aborted ? null : guardedGet(resolved.url, { maxBytes: bytesMax, signal: bounded, allowed: this.allowed }),
    );
    if (bytes === null) throw new PhotoError('slow');
    return this.draw(bytes);
  }

  /** Decodes and re-encodes a picture from untrusted bytes. @throws PhotoError when the format is not accepted */
  async draw(bytes: Buffer): Promise<Picture> {
    if (bytes.length > bytesMax) throw new PhotoError('too_large');
    return shrinkPicture(bytes);
  }
}
