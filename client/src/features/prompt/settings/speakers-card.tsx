import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { speakers, type ReplySpeakers } from '#contracts/http/bot/speakers';
import { introductionOf } from '#contracts/values/bot/introduction';
import { call } from '../../../api/client.js';
import { optimistic } from '../../../api/optimistic.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { Switch } from '../../../ui/forms/switch.js';
import { Fold, FoldFailed } from '../../../ui/layout/fold.js';

/** The stored settings for broadcast messages and for Meta's AI, in one line. */
const whoWords = ({ answersBroadcasts, metaAiAnswers }: ReplySpeakers) =>
  `Pesan siaran: ${answersBroadcasts ? 'ya' : 'tidak'} · AI Meta: ${metaAiAnswers ? 'ya' : 'tidak'}`;

/** Settings for broadcast lists, Meta's agent and the bot's introduction. Renders nothing until they are loaded. */
export function SpeakersCard() {
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: queryKeys.speakers, queryFn: ({ signal }) => call(speakers.read, { signal }) });
  const { mutate } = useMutation(
    optimistic(
      { queryKey: queryKeys.speakers, change: (_: ReplySpeakers, next: ReplySpeakers) => next },
      {
        mutationFn: (body) => call(speakers.save, { body }),
        onError: showError('❌ Gagal menyimpan pengaturan.'),
        onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.speakers }),
      },
    ),
  );
  if (!data) return isError ? <FoldFailed title="Siapa yang dijawab" onRetry={() => void refetch()} /> : null;
  return (
    <>
      <Fold id="siapa-dijawab" title="Siapa yang dijawab" summary={whoWords(data)}>
        <div className="flex flex-col gap-4">
          <div>
            <Switch
              label="Jawab pesan siaran pelanggan"
              checked={data.answersBroadcasts}
              onChange={(answersBroadcasts) => mutate({ ...data, answersBroadcasts })}
            />
            <p className="text-sm text-soft">Pesan yang ditulis pelanggan untuk banyak orang sekaligus. Biasanya tidak menunggu jawaban.</p>
          </div>
          <div>
            <Switch
              label="Biarkan AI Meta yang menjawab"
              checked={data.metaAiAnswers}
              onChange={(metaAiAnswers) => mutate({ ...data, metaAiAnswers })}
            />
            <p className="text-sm text-soft">
              Bila AI bisnis dari Meta di HP Anda menjawab seorang pelanggan, bot ini diam sementara di chat itu.
            </p>
          </div>
        </div>
      </Fold>
      <Fold id="perkenalan" title="Perkenalan bot" summary={data.introducesAi ? 'Mengaku sebagai asisten AI' : 'Tidak memperkenalkan diri'}>
        <Switch
          label="Perkenalkan diri sebagai asisten AI"
          checked={data.introducesAi}
          onChange={(introducesAi) => mutate({ ...data, introducesAi })}
        />
        <p className="text-sm text-soft">Jawaban pertama ke tiap pelanggan diawali: “{introductionOf(location.origin)}”</p>
      </Fold>
    </>
  );
}
