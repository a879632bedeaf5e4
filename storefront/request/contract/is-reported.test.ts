import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../request-context.ts';
import { isReported } from './is-reported.ts';

interface Case {
  readonly share?: number;
  readonly mode?: RequestContext['mode'];
  readonly isDevelopment?: boolean;
  readonly visitor?: string;
  readonly request?: string;
  readonly isStored?: boolean;
}

const decide = ({ share = 0.01, mode = 'publish', isDevelopment = false, visitor, request = 'r', isStored = true }: Case): boolean =>
  isReported({
    mode,
    cookies: visitor === undefined ? {} : { 'mt.v': visitor },
    correlationId: request,
    site: {},
    services: {
      isDevelopment,
      contractReports: isStored ? {} : undefined,
      settings: { of: () => ({ contract: { reportedShare: share } }) },
    },
  } as unknown as RequestContext);

const visitors = Array.from({ length: 20_000 }, (_, index) => `2.${(index * 7919) % 1_000_003}.17${index}`);

describe('isReported', () => {
  it.each([0.01, 0.1, 0.5])('samples the share %d of visitors', (share) => {
    const chosen = visitors.filter((visitor) => decide({ share, visitor })).length / visitors.length;
    expect(chosen).toBeGreaterThan(share * 0.8);
    expect(chosen).toBeLessThan(share * 1.2);
  });

  it('returns the same for all requests of a visitor', () => {
    const visitor = visitors.find((one) => decide({ visitor: one })) ?? '';
    const decisions = ['a', 'b', 'c', 'd'].map((request) => decide({ visitor, request }));
    expect(decisions).toEqual([true, true, true, true]);
  });

  it('samples everything in development and in previews, and nothing without a store', () => {
    expect(decide({ share: 0, isDevelopment: true })).toBe(true);
    expect(decide({ share: 0, mode: 'preview' })).toBe(true);
    expect(decide({ share: 1 })).toBe(true);
    expect(decide({ share: 1, isStored: false })).toBe(false);
    expect(decide({ share: 0, visitor: visitors[0] ?? '' })).toBe(false);
  });
});
