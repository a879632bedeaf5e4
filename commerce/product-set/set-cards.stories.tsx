import type { Meta, StoryObj } from '@storybook/react-vite';
import { productSetMessages } from '#generated/messages/product-set/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createFormatters } from '../site/formatters.ts';
import { setCard } from './product-set.fixtures.ts';
import { SetCards } from './set-cards.tsx';

const meta: Meta<typeof SetCards> = {
  title: 'Commerce/Product set/Cards',
  component: SetCards,
  args: {
    messages: bindMessages(productSetMessages, 'en-US'),
    formatters: createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' }),
  },
};
export default meta;

export const One: StoryObj<typeof SetCards> = { args: { sets: [setCard] } };
