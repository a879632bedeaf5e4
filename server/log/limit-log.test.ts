import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { limitLog } from './limit-log.ts';

describe('a bounded log', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('limits the lines of each area per time span and logs how many it dropped', () => {
    const stored = createRecordingLog();
    const log = limitLog(stored, { calls: 2, seconds: 60 });
    for (let line = 0; line < 1000; line += 1) log.warn('[cairn] [contract] an answer did not keep to its contract');
    log.error('[cairn] [orders] TF-1 could not be settled');
    vi.advanceTimersByTime(60_000);
    log.warn('[cairn] [contract] an answer did not keep to its contract');
    expect(stored.lines.map(({ level, sentence }) => [level, sentence])).toEqual([
      ['warn', '[cairn] [contract] an answer did not keep to its contract'],
      ['warn', '[cairn] [contract] an answer did not keep to its contract'],
      ['error', '[cairn] [orders] TF-1 could not be settled'],
      ['warn', '[cairn] [contract] 998 more lines within 60 seconds were dropped'],
      ['warn', '[cairn] [contract] an answer did not keep to its contract'],
    ]);
  });

  it('truncates long texts and leaves out data that is still too large', () => {
    const stored = createRecordingLog();
    const log = limitLog(stored, { calls: 10, seconds: 60 });
    log.info(`[cairn] [contract] ${'x'.repeat(5000)}`, { error: { message: 'y'.repeat(5000) } });
    log.info('[cairn] [contract] many', { many: Array.from({ length: 100 }, () => 'z'.repeat(500)) });
    expect(stored.lines.every(({ sentence }) => sentence.length < 1100)).toBe(true);
    expect(JSON.stringify(stored.lines[0]?.data)).toMatch(/^\{"error":\{"message":"y{1000}… \(5000 characters\)"\}\}$/);
    expect(stored.lines[1]?.data).toEqual({ leftOut: '50310 characters' });
  });
});
