import { MessageCircle, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FollowUpDay } from '#contracts/http/chat/followup';
import { limits } from '#contracts/values/limits';
import { Card } from '../../ui/layout/card.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { Switch } from '../../ui/forms/switch.js';
import { followUpPreview, isWritable } from './followup.rules.js';
import { ModeChoice } from './mode-choice.js';

const lockedPlaceholder = 'Tidak dapat diisi. Aktifkan sakelar di atas atau matikan mode AI.';

type DayCardProps = {
  title: string;
  day: FollowUpDay;
  error?: string | undefined;
  onChange: (part: Partial<FollowUpDay>) => void;
  action?: ReactNode;
};

/** One stage of the follow-up, with a preview of what a lead would receive. */
export function DayCard({ title, day, error, onChange, action }: DayCardProps) {
  const writable = isWritable(day);
  const preview = followUpPreview(day);
  return (
    <Card title={title} className="flex h-full flex-col">
      <div className="flex flex-1 flex-col gap-3">
        <Switch
          label={day.enabled ? 'Aktif' : 'Nonaktif'}
          name={`${title}: ${day.enabled ? 'Aktif' : 'Nonaktif'}`}
          checked={day.enabled}
          onChange={(enabled) => onChange({ enabled })}
        />
        <ModeChoice title={title} byAi={day.aiEnabled} disabled={!day.enabled} onChange={(aiEnabled) => onChange({ aiEnabled })} />
        <TextAreaField
          label={`Teks ${title}`}
          rows={5}
          readOnly={!writable}
          placeholder={writable ? 'Contoh: Halo {nama}, masih berminat dengan produk kami?' : lockedPlaceholder}
          hint={writable ? '{nama} diganti nama pelanggan.' : undefined}
          error={error}
          maxLength={limits.followUpTextMaxChars}
          value={day.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <div className="mt-auto pt-2">
          <p className="mb-1.5 text-xs font-semibold text-soft">Yang diterima pelanggan</p>
          {preview.kind === 'none' ? (
            <p className="text-sm text-soft">Tidak ada pesan di hari ini.</p>
          ) : (
            <p className="flex items-start gap-2 rounded-card rounded-ss-sm border bg-brand-soft px-3 py-2 text-sm break-words whitespace-pre-wrap text-brand-ink">
              {preview.kind === 'ai' ? (
                <Sparkles aria-hidden size={16} className="mt-0.5 shrink-0" />
              ) : (
                <MessageCircle aria-hidden size={16} className="mt-0.5 shrink-0" />
              )}
              <span className="min-w-0">{preview.text}</span>
            </p>
          )}
          {action}
        </div>
      </div>
    </Card>
  );
}
