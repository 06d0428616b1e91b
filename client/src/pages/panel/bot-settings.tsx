import { HoursCard } from '../../features/bot/hours/hours-card.js';
import { CallReplyCard } from '../../features/prompt/call-reply-card.js';
import { ReplySettingsCard } from '../../features/prompt/reply-settings-card.js';
import { SpeakersCard } from '../../features/prompt/speakers-card.js';

/** When, to whom and how the bot answers: the cards below the first view of the bot's page. */
export function BotSettings() {
  return (
    <>
      <HoursCard />
      <CallReplyCard />
      <SpeakersCard />
      <ReplySettingsCard />
    </>
  );
}
