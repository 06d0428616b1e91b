import type { Request, Response } from 'express';

/** Server-sent events for the control page: each event has one name and one JSON object. */
export class EventStream {
  private readonly readers = new Set<Response>();

  /** Express handler that keeps the response open and writes the events to it. */
  readonly handle = (_request: Request, response: Response): void => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      Connection: 'keep-alive',
    });
    // An initial comment makes the browser's EventSource report "open" at once.
    response.write(': ready\n\n');
    this.readers.add(response);
    response.on('close', () => this.readers.delete(response));
  };

  publish(event: string, data: unknown): void {
    if (this.readers.size === 0) return;
    const frame = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const reader of this.readers) reader.write(frame);
  }

  close(): void {
    for (const reader of this.readers) reader.end();
    this.readers.clear();
  }
}
