import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

afterEach(() => vi.restoreAllMocks());

it('createLog writes one JSON object per line, whatever line ends its data contains', () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const sentence = 'a\r\nb\u0085c\u2028d\u2029e';
  createLog(() => new Date('2026-11-22T09:00:00Z')).error(sentence, { reason: sentence });
  const [line = ''] = written;
  expect(line.slice(0, -1)).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
  expect(JSON.parse(line)).toEqual({ at: '2026-11-22T09:00:00.000Z', level: 'error', sentence, reason: sentence });
});
