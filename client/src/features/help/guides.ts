import type { GuideId } from '../../ui/layout/help-link.js';
import type { Guide } from './guide.js';
import { dailyGuides } from './guides-daily.js';
import { setupGuides } from './guides-setup.js';

/** All guides by the id used in links. */
export const guides: Readonly<Record<GuideId, Guide>> = { ...setupGuides, ...dailyGuides };
