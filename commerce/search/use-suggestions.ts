import { useEffect, useMemo, useState } from 'react';
import type { AutoSuggestResponse } from '#generated/openapi/products.ts';
import { createSuggester } from './create-suggester.ts';
import { phoneMedia } from './phone-media.ts';
import { getSuggestionGroups, type SuggestionGroup } from './suggestion-rows.ts';

/** Maximum number of rows: as many as fit above a phone's keyboard, and on other screens. */
const MAX_ROWS = { phone: 8, others: 10 } as const;

export type LoadSuggestions = (text: string, limit: number, signal: AbortSignal) => Promise<AutoSuggestResponse>;

interface Suggestions {
  readonly groups: readonly SuggestionGroup[];
  /** Text that the groups belong to; '' if there are none. */
  readonly text: string;
  readonly request: (text: string) => void;
  readonly cancel: () => void;
}

const none = { groups: [], text: '' } as const;

/** Suggestion groups for the current text. The previous ones stay until the next arrive. */
export function useSuggestions(load: LoadSuggestions, locale: string): Suggestions {
  const [shown, show] = useState<Pick<Suggestions, 'groups' | 'text'>>(none);
  const suggester = useMemo(() => {
    const limit = matchMedia(phoneMedia).matches ? MAX_ROWS.phone : MAX_ROWS.others;
    return createSuggester<AutoSuggestResponse>({
      load: (text, signal) => load(text, limit, signal),
      onResult: (text, response) => show({ text, groups: getSuggestionGroups(response, locale, limit) }),
    });
  }, [load, locale]);
  useEffect(() => suggester.cancel, [suggester]);
  return useMemo(
    () => ({
      ...shown,
      cancel: suggester.cancel,
      request(text) {
        if (text === '') {
          suggester.cancel();
          show(none);
        } else suggester.request(text);
      },
    }),
    [shown, suggester],
  );
}
