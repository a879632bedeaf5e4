/**
 * The one thing that the tests know of React's private formats: it keeps an element's props on the element once it has taken it over.
 * Runs in the page, so it uses nothing from outside; hydrated.browser.test.tsx fails where an upgrade changes the name.
 */
export function isHydrated(node: Element): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactProps$'));
}
