import { defineScreen } from '../../screen/define-screen.ts';
import { loadSearch } from './load-search.ts';

/** What the shopper's words find. */
export const screen = defineScreen({
  name: 'search',
  messages: {},
  loadCriticalData: ({ facts, services }) => loadSearch(facts, services),
  page: ({ critical }) => critical,
});
