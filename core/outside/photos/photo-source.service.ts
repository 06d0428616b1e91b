import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { FairSlots, SlotsFullError } from '../../platform/fair-slots/fair-slots.js';
import { PhotoError } from './photo.errors.js';
import { guardedGet } from './guarded-get.js';
import { resolveLink, type ShareHosts } from './photo-link.rules.js';
import { shrinkPicture, type Picture } from './shrink-picture.js';

const fetchMs = 12_000;
const bytesMax = 10_000_000;
/**
 * Maximum number of downloads at once. A download counts until its picture is decoded. The limit per process bounds
 * the memory for their bytes. The limit per account keeps hanging links from delaying the pictures of other accounts.
 */
const fetches = { running: 6, runningPerShare: 2, waiting: 200, waitingPerShare: 30 };

/** Fetches pictures from links that owners typed, behind the SSRF guard, and re-encodes them. */
@Injectable()
export class PhotoSource {
  private readonly allowed: ReadonlySet<string>;
  private readonly hosts: ShareHosts;
  private readonly slots = new FairSlots(fetches);

  constructor(@Inject(Config) config: Pick<Config, 'PHOTO_FETCH_ALLOW' | 'PHOTO_DRIVE_URL' | 'PHOTO_DROPBOX_URL'>) {
    this.allowed = new Set(config.PHOTO_FETCH_ALLOW);
    this.hosts = { drive: config.PHOTO_DRIVE_URL, dropbox: config.PHOTO_DROPBOX_URL };
  }

  /**
   * @param payer the account for which the link is fetched
   * @param limitMs time for the link, including the wait for a slot
   * @throws PhotoError with a reason that the owner can act on
   */
  async fetch(payer: string, link: string, signal: AbortSignal, limitMs = fetchMs): Promise<Picture> {
    const resolved = resolveLink(link, this.hosts);
    if ('problem' in resolved) throw new PhotoError(resolved.problem);
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
    const get = () => guardedGet(resolved.url, { maxBytes: bytesMax, signal: bounded, allowed: this.allowed });
    const late = (error: unknown): never => {
      // waiting for a slot counts towards the time limit of the link
      throw bounded.aborted || error instanceof SlotsFullError ? new PhotoError('slow') : error;
    };
    const picture = async () => this.draw(payer, await get().catch(late));
    return this.slots.run(payer, picture, bounded).catch((error: unknown) => {
      throw error instanceof PhotoError ? error : late(error);
    });
  }

  /** Decodes and re-encodes a picture from untrusted bytes. @throws PhotoError when the format is not accepted */
  async draw(payer: string, bytes: Buffer): Promise<Picture> {
    if (bytes.length > bytesMax) throw new PhotoError('too_large');
    return shrinkPicture(payer, bytes);
  }
}
