import { autoSuggest } from '#generated/calls/auto-suggest.ts';
import type { Calls } from '#generated/openapi/call.ts';
import type { AutoSuggestResponse } from '#generated/openapi/products.ts';

/** Milliseconds after which suggestions are too late to be useful. */
const TIMEOUT = 5000;

/** Fetches suggestions without the commerce client, whose code is larger than the whole combobox. */
export function loadSuggestions(wireLocale: string, text: string, limit: number, signal: AbortSignal): Promise<AutoSuggestResponse> {
  return autoSuggest(
    createGatewayCalls(wireLocale),
    { q: text, limit },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) },
  );
}

/** Calls with query parameters only. */
function createGatewayCalls(locale: string): Calls {
  return {
    async send({ path }, input, { signal }) {
      const parameters = Object.entries<unknown>({ locale, ...input }).map(([name, value]) => [name, String(value)]);
      const response = await fetch(`/api${path}?${new URLSearchParams(parameters)}`, { signal: signal ?? null, headers: { locale } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.json();
    },
  };
}
