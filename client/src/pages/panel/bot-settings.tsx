import { HoursCard } from '../../features/bot/hours/hours-card.js';
import { InstallCard } from '../../features/device/install-card.js';
import { CallReplyCard } from '../../features/prompt/call-reply-card.js';
import { ReplySettingsCard } from '../../features/prompt/reply-settings-card.js';
import { SpeakersCard } from '../../features/prompt/speakers-card.js';
import { VoiceCard } from '../../features/prompt/voice-card.js';
import { Permitted } from '../../ui/forms/permitted.js';
import { useMay } from '../../state/use-bots.js';
import { Card } from '../../ui/layout/card.js';
import { TextLink } from '../../ui/layout/text-link.js';

function TryOutLink() {
  if (!useMay('training.write')) return null;
  return (
    <Card title="Uji Coba Bot" action={<TextLink to="/uji-coba">Coba sekarang</TextLink>}>
      <p className="text-soft">Tulis seperti pelanggan dan lihat jawaban bot beserta alasannya, sebelum pelanggan yang bertanya.</p>
    </Card>
  );
}

/** Cards of the bot's page that load after the first view: the try-out and the settings of its answers. */
export function BotSettings({ isOnline }: { isOnline: boolean }) {
  return (
    <>
      <TryOutLink />
      {isOnline && <InstallCard />}
      <Permitted needs="training.write">
        <VoiceCard />
        <HoursCard />
        <CallReplyCard />
        <SpeakersCard />
        <ReplySettingsCard />
      </Permitted>
    </>
  );
}
