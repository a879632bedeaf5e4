/**
 * Name of the server timing that turns on reports in a document. It is a header because a cached page has the same bytes for every visitor,
 * and unlike a cookie it stores nothing in the browser.
 */
export const CONTRACT_TIMING = 'contract';

/** Returns true for a document that the server has marked. */
export function isPageReported(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // Safari supports server timings from 16.4 on.
  return navigation?.serverTiming?.some(({ name }) => name === CONTRACT_TIMING) === true;
}
