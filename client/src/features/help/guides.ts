import type { GuideId } from '../../ui/layout/help-link.js';
import type { Guide } from './guide.js';
import { dailyGuides } from './guides-daily.js';
import { setupGuides } from './guides-setup.js';

/** Every guide that a link may name. */
export const guides: Readonly<Record<GuideId, Guide>> = { ...setupGuides, ...dailyGuides };
