import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storesMessages } from '#generated/messages/stores/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { StoreDetails } from './details/store-details.tsx';
import { StoreFinder } from './finder/store-finder.tsx';
import type { FoundStores } from './found-stores.ts';
import { StoreResults } from './list/store-results.tsx';
import { parseLocatorState } from './locator-state.ts';
import { StoreMap } from './map/store-map.tsx';
import { MyStoreForm } from './my-store/my-store-form.tsx';
import { sampleEntries, sampleEntry } from './stores.fixtures.ts';

interface Args {
  readonly search: string;
  readonly found: FoundStores;
}

const messages = bindMessages(storesMessages, 'en-US');
const found: FoundStores = { outcome: 'found', label: 'Denver, CO', total: 23, pages: 3, stores: sampleEntries, within: '100 mi' };
const none: FoundStores = {
  outcome: 'found',
  label: 'Omaha, NE',
  total: 0,
  pages: 0,
  stores: [],
  within: '100 mi',
  nearest: sampleEntry({ distance: 776 }),
};

const meta: Meta<Args> = {
  title: 'Commerce/Stores',
  render: (args) => <Results {...args} />,
  argTypes: { found: { control: false } },
};
export default meta;
type Story = StoryObj<Args>;

export const NearPlace: Story = { args: { search: 'place=Denver', found } };
export const NoneNear: Story = { args: { search: 'place=Omaha', found: none } };
export const UnknownPlace: Story = {
  args: { search: 'place=Atlantis', found: { outcome: 'unknownPlace', total: 0, pages: 0, stores: [] } },
};
export const NoneMatching: Story = { args: { search: 'place=Denver&open=1', found: { ...none, nearest: undefined } } };
export const Failed: Story = { args: { search: '', found: { outcome: 'failed', total: 0, pages: 0, stores: [] } } };
export const Map: Story = {
  args: { search: 'place=Denver', found },
  render: () => (
    <StoreMap
      stores={sampleEntries}
      first={1}
      origin={{ latitude: 39.7392, longitude: -104.9903 }}
      languageTag="en-US"
      messages={messages}
    />
  ),
};
export const Details: Story = {
  args: { search: '', found },
  render: () => (
    <StoreDetails
      store={sampleEntry()}
      isMine={false}
      nearby={sampleEntries.slice(1)}
      messages={messages}
      breadcrumbs={null}
      actions={<MyStoreForm store={sampleEntry()} locale="en-us" from="/en-us/stores/TF-DEN-01" isMine={false} messages={messages} />}
    />
  ),
};

function Results({ search, found: shown }: Args): ReactElement {
  const state = parseLocatorState(new URLSearchParams(search));
  return (
    <>
      <StoreFinder action="/en-us/store-locator" state={state} messages={messages} onPosition={() => undefined} />
      <StoreResults found={shown} state={state} mine="TF-DEN-01" locale="en-us" country="United States" messages={messages} />
    </>
  );
}
