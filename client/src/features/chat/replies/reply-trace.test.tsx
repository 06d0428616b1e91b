import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { ReplyTrace } from '#contracts/http/chat/reply-trace';
import { ReplyTraceView } from './reply-trace.js';

const trace: ReplyTrace = { model: '', tools: [], promptTokens: 0, completionTokens: 0, tookMs: 0 };
const why = (kind: string) => [{ kind, words: '' }];

test('shows what the model wrote, why it was not sent as it was, and what to do', () => {
  render(
    <ReplyTraceView
      trace={{
        ...trace,
        held: [
          { text: '', checks: why('empty') },
          { text: 'Siap Kak. [Foto terkirim]', checks: why('marks') },
        ],
      }}
    />,
  );
  const [empty, marked] = screen.getAllByRole('group').map((one) => within(one));
  expect(empty!.getByText('Jawaban ke-1 yang ditahan')).toBeTruthy();
  expect(empty!.getByText('AI tidak menulis apa-apa.')).toBeTruthy();
  expect(empty!.getByText(/lengkapi keterangan tentang hal ini di Train AI/)).toBeTruthy();
  expect(marked!.getByText('Jawaban ke-2 yang diubah')).toBeTruthy();
  expect(marked!.getByText('Siap Kak. [Foto terkirim]')).toBeTruthy();
  expect(marked!.getByText('Anda tidak perlu melakukan apa-apa.')).toBeTruthy();
});

test('an answer without held drafts shows none', () => {
  render(<ReplyTraceView trace={trace} />);
  expect(screen.queryByText(/ditahan|diubah/)).toBeNull();
});
