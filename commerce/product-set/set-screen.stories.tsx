import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { productMessages } from '#generated/messages/product/en.ts';
import { productSetMessages } from '#generated/messages/product-set/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { parts, setTexts, soldOutPart } from './product-set.fixtures.ts';
import { getInitialChoice, type SetPart } from './set-choice.ts';
import type { PartProblem } from './set-form.tsx';
import { SetScreen } from './set-screen.tsx';

interface Args {
  readonly parts: readonly SetPart[];
  readonly problems?: ReadonlyMap<number, PartProblem>;
  readonly added?: readonly number[];
}

const meta: Meta<Args> = {
  title: 'Commerce/Product set',
  render: (args) => <Screen {...args} />,
  argTypes: { parts: { control: false }, problems: { control: false }, added: { control: false } },
};
export default meta;
type Story = StoryObj<Args>;

export const Typical: Story = { args: { parts } };

export const WithSoldOutPart: Story = { args: { parts: [...parts, soldOutPart] } };

export const PartlyAdded: Story = {
  args: { parts, added: [0, 1], problems: new Map([[2, { text: 'This item is out of stock, so we couldn’t add it to your cart.' }]]) },
};

const messages = bindMessages(productSetMessages, 'en-US');
const ofProduct = bindMessages(productMessages, 'en-US');

const noProblems: ReadonlyMap<number, PartProblem> = new Map();
const nothing: readonly number[] = [];

function Screen({ parts: shown, problems = noProblems, added = nothing }: Args): ReactElement {
  return (
    <CommerceStage cart={sampleCart}>
      {({ formatters }) => (
        <SetScreen
          {...setTexts}
          parts={shown}
          initial={shown.map(getInitialChoice)}
          added={added}
          problems={problems}
          messages={messages}
          productMessages={ofProduct}
          formatters={formatters}
          action="#"
          crumbs={null}
        />
      )}
    </CommerceStage>
  );
}
