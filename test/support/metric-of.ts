import type { Metrics } from '#core/platform/metrics/metrics';

/**
 * Sum of a metric over all series with at least these labels. 0 when nothing was counted.
 * @param name of the metric; for a histogram with `_count` or `_sum` at the end
 */
export async function metricOf(metrics: Metrics, name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> {
  const known = metrics.registry.getSingleMetric(name) ?? metrics.registry.getSingleMetric(name.replace(/_(?:count|sum)$/, ''));
  if (!known) throw new Error(`there is no metric ${name}`);
  const { values } = (await known.get()) as { values: readonly Value[] };
  return values
    .filter((one) => (one.metricName ?? name) === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

interface Value {
  readonly value: number;
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, unknown>>;
}
