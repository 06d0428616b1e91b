import { HoursCard } from '../../features/bot/hours/hours-card.js';
import { InstallCard } from '../../features/device/install-card.js';
import { CallReplyCard } from '../../features/prompt/call-reply-card.js';
import { ReplySettingsCard } from '../../features/prompt/reply-settings-card.js';
import { SpeakersCard } from '../../features/prompt/speakers-card.js';
import { Card } from '../../ui/layout/card.js';
import { TextLink } from '../../ui/layout/text-link.js';

function TryOutLink() {
  return (
    <Card title="Uji Coba Bot" action={<TextLink to="/uji-coba">Coba sekarang</TextLink>}>
      <p className="text-soft">Tulis seperti pelanggan dan lihat jawaban bot beserta alasannya, sebelum pelanggan yang bertanya.</p>
    </Card>
  );
}

/** The cards below the first view of the bot's page: trying it out, and when, to whom and how it answers. */
export function BotSettings({ isOnline }: { isOnline: boolean }) {
  return (
    <>
      <TryOutLink />
      {isOnline && <InstallCard />}
      <HoursCard />
      <CallReplyCard />
      <SpeakersCard />
      <ReplySettingsCard />
    </>
  );
}
