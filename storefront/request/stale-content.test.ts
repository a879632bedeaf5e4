import { expect, it } from 'vitest';
import type { ContentFallback, StaleContent } from '../services/content-fallback.ts';
import type { Services } from '../services/services.ts';
import { createTestContext, createShopService } from '../session/testing/shop-service.ts';
import { createContentMiddleware } from './create-content-middleware.ts';

const reportImmediately =
  (...stale: readonly StaleContent[]): ContentFallback =>
  (report) => {
    stale.forEach(report);
    return (request, next) => next(request);
  };
const createContext = (services: Pick<Services, 'contentFallback'>, query = '') =>
  createTestContext(new Request(`http://localhost:4000/en-us${query}`), { ...createShopService().services, ...services });
const getStatus = (...stale: readonly StaleContent[]) => {
  const context = createContext({ contentFallback: reportImmediately(...stale) });
  createContentMiddleware(context);
  return context.staleContent.headers();
};

it('createContentMiddleware reports the age of the oldest content of a response, and the reason', () => {
  expect(getStatus()).toEqual({});
  expect(getStatus({ seconds: 0, reason: 'late', wasRequested: true })).toEqual({ 'cache-status': 'cairn; fwd=stale; ttl=0; detail=late' });
  expect(
    getStatus(
      { seconds: 9, reason: 'unreachable', wasRequested: false },
      { seconds: 95, reason: 'status', wasRequested: true, status: 503 },
    ),
  ).toEqual({ 'cache-status': 'cairn; fwd=stale; fwd-status=503; ttl=-95; detail=status' });
  expect(
    getStatus(
      { seconds: 95, reason: 'unreachable', wasRequested: false },
      { seconds: 9, reason: 'status', wasRequested: true, status: 503 },
    ),
  ).toEqual({ 'cache-status': 'cairn; hit; ttl=-95; detail=unreachable' });
});

it('createContentMiddleware shows no stale content in a preview', () => {
  const contentFallback = reportImmediately({ seconds: 9, reason: 'late', wasRequested: true });
  expect(createContentMiddleware(createContext({ contentFallback }, '?preview=true'))).toEqual([]);
  expect(createContentMiddleware(createContext({}))).toEqual([]);
});
