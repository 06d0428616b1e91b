import type { Response } from 'express';

export interface Transcript {
  text: string;
  seconds: number;
  language: string;
}

/** Answers in the requested `response_format`, with OpenAI's fields for each format. */
export function sendTranscript(response: Response, transcript: Transcript, how: { format: string; head?: string }): void {
  const { text, seconds, language } = transcript;
  const bodies: Record<string, () => string> = {
    text: () => `${text}\n`,
    srt: () => `1\n${stamp(0, ',')} --> ${stamp(seconds, ',')}\n${text}\n`,
    vtt: () => `WEBVTT\n\n${stamp(0, '.')} --> ${stamp(seconds, '.')}\n${text}\n`,
    verbose_json: () =>
      JSON.stringify({
        task: 'transcribe',
        language,
        duration: seconds,
        text,
        segments: [
          {
            id: 0,
            seek: 0,
            start: 0,
            end: seconds,
            text,
            tokens: [],
            temperature: 0,
            avg_logprob: -0.2,
            compression_ratio: 1.1,
            no_speech_prob: 0.01,
          },
        ],
        usage: usage(seconds),
      }),
    json: () => JSON.stringify({ text, usage: usage(seconds) }),
  };
  const body = (bodies[how.format] ?? bodies['json'])!();
  if (response.headersSent) response.end(body);
  else response.type(how.format.includes('json') ? 'application/json' : 'text/plain; charset=utf-8').send(body);
}

function usage(seconds: number): object {
  return { type: 'duration', seconds: Math.max(1, Math.ceil(seconds)) };
}

function stamp(seconds: number, comma: string): string {
  return new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23).replace('.', comma);
}
