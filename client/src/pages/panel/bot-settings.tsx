import { HoursCard } from '../../features/bot/hours/hours-card.js';
import { InstallCard } from '../../features/device/install-card.js';
import { CallReplyCard } from '../../features/prompt/settings/call-reply-card.js';
import { ReplySettingsCard } from '../../features/prompt/settings/reply-settings-card.js';
import { SpeakersCard } from '../../features/prompt/settings/speakers-card.js';
import { VoiceCard } from '../../features/prompt/settings/voice-card.js';
import { Permitted } from '../../ui/forms/permitted.js';
import { useMay } from '../../state/use-bots.js';
import { FoldList } from '../../ui/layout/fold.js';
import { TextLink } from '../../ui/layout/text-link.js';

function TryOutLink() {
  if (!useMay('training.write')) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border bg-card px-4 py-2 sm:px-6">
      <h2 className="text-lg font-bold">Uji Coba Bot</h2>
      <TextLink to="/uji-coba">Coba sekarang</TextLink>
    </section>
  );
}

/** Cards of the bot's page that load after the first view: the try-out and the settings of its answers. */
export function BotSettings({ isOnline }: { isOnline: boolean }) {
  return (
    <>
      <TryOutLink />
      {isOnline && <InstallCard />}
      <Permitted needs="training.write">
        <FoldList title="Pengaturan bot">
          <HoursCard />
          <VoiceCard />
          <ReplySettingsCard />
          <SpeakersCard />
          <CallReplyCard />
        </FoldList>
      </Permitted>
    </>
  );
}
