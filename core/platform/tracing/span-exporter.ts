import { ROOT_CONTEXT, SpanStatusCode, trace as api, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Operation, SpanRecorder } from '../loop/operation.js';
import type { TraceId } from '../loop/trace.rules.js';

export interface SpanExporterOptions {
  /** Address of an OTLP collector over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Share of all traces that is exported, 0 to 1. The choice depends on the trace id, so all processes export the
   * same traces.
   */
  readonly ratio: number;
  readonly service: string;
  readonly host: string;
  /** Called after each export. Spans that could not be exported are lost. */
  readonly exported: (isDone: boolean, error?: unknown) => void;
}

export interface SpanExporting {
  readonly recorder: SpanRecorder;
  /** Exports the remaining spans, within the exporter's time limit of ten seconds. */
  close(): Promise<void>;
}

/** Sends operations as spans to an OpenTelemetry collector (OTLP/HTTP), in batches every five seconds. */
export function exportSpans({ endpoint, headers, ratio, service, host, exported }: SpanExporterOptions): SpanExporting {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  const ids = new RandomIdGenerator();
  let chosen: TraceId | undefined;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'host.name': host, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    // a root span gets the trace id of its operation, which is requested within startSpan
    idGenerator: { generateSpanId: () => ids.generateSpanId(), generateTraceId: () => chosen ?? ids.generateTraceId() },
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(exporter, exported) })],
  });
  const tracer = provider.getTracer('panel');
  return {
    recorder: {
      begin(_operation, trace, parent) {
        chosen = trace;
        const context = parent ? api.setSpan(ROOT_CONTEXT, parent as Span) : ROOT_CONTEXT;
        // the span has a placeholder name, because the route of a request is known only at its end
        return tracer.startSpan('operation', {}, context);
      },
      end(given, operation, error) {
        const span = given as Span;
        span.updateName(operation.name);
        span.setAttributes(attributesOf(operation));
        if (error !== undefined)
          span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error });
        span.end();
      },
    },
    close: () => provider.shutdown(),
  };
}

function reporting(exporter: SpanExporter, exported: SpanExporterOptions['exported']): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        exported(result.code === 0, result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

/** Attributes of a span. Only ids: single values, and lists of texts. */
function attributesOf({ ids }: Operation): Record<string, string | number | string[]> {
  const attributes: Record<string, string | number | string[]> = {};
  for (const [name, value] of Object.entries(ids)) {
    if (typeof value === 'string' || typeof value === 'number') attributes[name] = value;
    else if (Array.isArray(value)) attributes[name] = value.map(String);
  }
  return attributes;
}
