/**
 * Name of the server timing by which a document learns that it reports. A header, because the bytes of a cached page are the same for every
 * visitor; and unlike a cookie it stores nothing in the browser.
 */
export const contractTiming = 'contract';

/** Returns true for a document that the server has marked. */
export function isPageReported(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // Safari has server timings from 16.4 on.
  return navigation?.serverTiming?.some(({ name }) => name === contractTiming) === true;
}
