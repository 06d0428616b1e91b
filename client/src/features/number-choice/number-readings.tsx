import { useQuery } from '@tanstack/react-query';
import { bot } from '#contracts/http/bot/bot';
import { formatPhone, type NumberReading } from '#contracts/values/people/phone';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Button } from '../../ui/forms/button.js';

type NumberReadingsProps = {
  reading: Extract<NumberReading, { kind: 'two' }>;
  /** @param number in the format of the field: `0…` or `+…` */
  onChoose: (number: string) => void;
};

/** The two readings of one typed number. For each reading, it shows whether the number exists on WhatsApp. */
export function NumberReadings({ reading, onChoose }: NumberReadingsProps) {
  return (
    <div role="group" aria-label="Nomor mana yang dimaksud?" className="mt-2 flex flex-col gap-2 text-sm">
      <p>Nomor ini bisa dibaca dua cara. Pilih yang benar:</p>
      <Choice digits={reading.indonesian} place="Indonesia" onChoose={() => onChoose(`0${reading.indonesian.slice(2)}`)} />
      <Choice digits={reading.foreign} place="luar negeri" onChoose={() => onChoose(`+${reading.foreign}`)} />
    </div>
  );
}

function Choice({ digits, place, onChoose }: { digits: string; place: string; onChoose: () => void }) {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.numberCheck(digits),
    queryFn: ({ signal }) => call(bot.checkNumber, { params: { number: `+${digits}` }, signal }),
    retry: false,
    staleTime: 60_000,
  });
  const known = data?.onWhatsApp;
  const word = isPending
    ? 'memeriksa WhatsApp…'
    : known === true
      ? 'ada di WhatsApp'
      : known === false
        ? 'tidak ada di WhatsApp'
        : 'belum dapat diperiksa';
  return (
    <Button kind="secondary" className="text-sm" onClick={onChoose}>
      {formatPhone(digits)} ({place}): {word}
    </Button>
  );
}
