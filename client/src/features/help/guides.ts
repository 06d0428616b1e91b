import { guideIds, type GuideId } from '../../ui/layout/guide-ids.js';
import type { Guide, GuideBody } from './guide.js';
import { guideHeads } from './guide-heads.js';
import { accountGuides } from './guides-account.js';
import { dailyGuides } from './guides-daily.js';
import { setupGuides } from './guides-setup.js';

const bodies: Readonly<Record<GuideId, GuideBody>> = { ...setupGuides, ...dailyGuides, ...accountGuides };

/** All guides by the id used in links. */
export const guides = Object.fromEntries(guideIds.map((id) => [id, { ...guideHeads[id], ...bodies[id] }])) as Readonly<
  Record<GuideId, Guide>
>;
