import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { PerformanceBatch } from '#generated/openapi/internal.ts';
import { isAllowed } from '../host/consent.ts';

const INGEST = '/fapi/performance/ingest';

/**
 * Measures the web vitals and sends them when the page is hidden or left, as no later event is certain. Later changes are sent again under
 * the same navigation; nothing is sent without the visitor's consent to statistics.
 */
export function measurePerformance(): void {
  const path = location.pathname;
  const navigationId = crypto.randomUUID();
  const waiting = new Map<Metric['name'], PerformanceBatch['metrics'][number]>();
  const addMeasurement = ({ name, value, rating }: Metric): void => void waiting.set(name, { name, value, rating });
  const send = (): void => {
    if (waiting.size === 0 || !isAllowed('analytics')) return;
    const batch: PerformanceBatch = { path, navigationId, metrics: [...waiting.values()] };
    waiting.clear();
    navigator.sendBeacon(INGEST, JSON.stringify(batch));
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(addMeasurement);
  // The library reports its last values while this event is captured. A page that is left becomes hidden after its pagehide event.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}
