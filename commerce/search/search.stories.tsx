import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import type { AutoSuggestResponse } from '#generated/openapi/products.ts';
import { searchMessages } from '#generated/messages/search/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { SearchField } from '../catalog/head/search-form.tsx';
import type { RecentSearches } from './recent-searches.ts';
import { SearchCombobox } from './search-combobox.tsx';
import { noSuggestions, createSuggestions } from './search.fixtures.ts';

export default { title: 'Commerce/Search', parameters: { layout: 'fullscreen' } } satisfies Meta;

const messages = bindMessages(searchMessages, 'en-US');
const noQueries: readonly string[] = [];
const stage = { display: 'flex', justifyContent: 'end', minBlockSize: '40rem', padding: 'var(--space-4)' } as const;

function createRecent(queries: readonly string[]): RecentSearches {
  const doNothing = (): void => undefined;
  return { list: () => queries, add: doNothing, remove: doNothing, clear: doNothing, subscribe: () => doNothing };
}

interface StageProps {
  readonly text?: string;
  readonly response?: AutoSuggestResponse;
  readonly recent?: readonly string[];
}

/** The open search of a header; the field has the focus initially. */
function Stage({ text = '', response = noSuggestions, recent = noQueries }: StageProps): ReactElement {
  const [form, setForm] = useState<HTMLFormElement>();
  const [load] = useState(() => async () => response);
  const [known] = useState(() => createRecent(recent));
  const field = form?.elements.namedItem('q');
  return (
    <div
      style={stage}
      ref={(element) => {
        const found = element?.querySelector('form');
        const input = found?.querySelector('input');
        if (!found || !input || form) return;
        input.value = text;
        input.focus();
        setForm(found);
      }}
    >
      <SearchField action="/en-us/search" label="Search the shop" submitLabel="Search" />
      {form && field instanceof HTMLInputElement ? (
        <SearchCombobox form={form} field={field} load={load} recent={known} messages={messages} locale="en-us" languageTag="en-US" />
      ) : null}
    </div>
  );
}

export const Suggestions: StoryObj = { render: () => <Stage text="jac" response={createSuggestions()} /> };
export const Recent: StoryObj = { render: () => <Stage recent={['rain jacket', 'size 10 boots']} /> };
export const Empty: StoryObj = { render: () => <Stage text="xyz" /> };
