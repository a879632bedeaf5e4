/**
 * The tests' only knowledge of React's private formats: React stores an element's props on the element once it has hydrated it. Runs in the
 * page, so it uses nothing from outside; hydrated.browser.test.tsx fails when an upgrade changes the name.
 */
export function isHydrated(node: Element): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactProps$'));
}
