import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { questionsMessages } from '#generated/messages/questions/en.ts';
import { reviewsMessages } from '#generated/messages/reviews/en.ts';
import type { Review, ReviewActivity } from '#generated/openapi/reviews.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { noActivity } from './activity/vote-rules.ts';
import { QuestionForm } from './questions/question-form.tsx';
import { QuestionsPanel } from './questions/questions-panel.tsx';
import { review } from './reviews.fixtures.ts';
import { ReviewsPanel } from './reviews/reviews-panel.tsx';
import { initialReviews } from './reviews/reviews-state.ts';
import { createFakeReviews } from './testing/fake-reviews.ts';
import { FlagForm } from './writing/flag-form.tsx';
import { ReviewForm } from './writing/review-form.tsx';

interface Args {
  readonly listed?: readonly Review[];
  readonly activity?: ReviewActivity;
}

const meta: Meta<Args> = {
  title: 'Commerce/Reviews',
  render: (args) => <Reviews {...args} />,
  argTypes: { listed: { control: false }, activity: { control: false } },
};
export default meta;
type Story = StoryObj<Args>;

const messages = bindMessages(reviewsMessages, 'en-US');
const questionMessages = bindMessages(questionsMessages, 'en-US');
const ownId = 'b3b1c1de-4c1b-4d0e-9d5f-7a2b6c8e1f20';
const product = { id: 'TFR10ARA', name: 'Ridgeline Shell' };
const doNothing = (): void => undefined;

export const Typical: Story = {};

export const WithoutReviews: Story = { args: { listed: [] } };

export const Pending: Story = {
  args: { activity: { ...noActivity, review: { review: { ...review, id: ownId, photos: [], replies: [] }, state: 'pending' } } },
};

export const Rejected: Story = {
  args: {
    activity: {
      ...noActivity,
      review: { review: { ...review, id: ownId, photos: [], replies: [] }, state: 'rejected', rejection: 'link' },
      flags: [{ reviewId: review.id, reason: 'spam' }],
    },
  },
};

export const Questions: Story = { render: () => <QuestionList /> };

export const Writing: Story = {
  render: () => (
    <CommerceStage cart={null} shop={createFakeReviews().shop}>
      {() => (
        <ReviewForm
          product={product}
          scales={['size', 'comfort']}
          isSignedIn={false}
          messages={messages}
          onSignIn={doNothing}
          onSent={doNothing}
        />
      )}
    </CommerceStage>
  ),
};

export const Reporting: Story = {
  render: () => (
    <CommerceStage cart={null} shop={createFakeReviews().shop}>
      {() => <FlagForm reviewId={review.id} messages={messages} onSent={doNothing} />}
    </CommerceStage>
  ),
};

export const Asking: Story = {
  render: () => (
    <CommerceStage cart={null} shop={createFakeReviews().shop}>
      {() => (
        <QuestionForm
          product={product}
          question="Does it fit over a helmet?"
          isSignedIn={false}
          messages={questionMessages}
          onSent={doNothing}
        />
      )}
    </CommerceStage>
  ),
};

function Reviews({ listed, activity }: Args): ReactElement {
  const [state, setState] = useState(initialReviews);
  const [fake] = useState(() => createFakeReviews({ ...(listed && { listed }), ...(activity && { activity }) }));
  return (
    <CommerceStage cart={null} shop={fake.shop}>
      {() => (
        <ReviewsPanel
          productId={product.id}
          path="/en-us/p/x-TFR10ARA"
          state={state}
          isSignedIn={activity !== undefined}
          messages={messages}
          languageTag="en-US"
          onNavigate={setState}
          onWrite={doNothing}
          onReport={doNothing}
        />
      )}
    </CommerceStage>
  );
}

function QuestionList(): ReactElement {
  const [state, setState] = useState({ q: '', page: 1 });
  const [fake] = useState(() => createFakeReviews());
  return (
    <CommerceStage cart={null} shop={fake.shop}>
      {() => (
        <QuestionsPanel
          productId={product.id}
          path="/en-us/p/x-TFR10ARA"
          state={state}
          isSignedIn={false}
          messages={questionMessages}
          languageTag="en-US"
          onNavigate={setState}
          onAsk={doNothing}
        />
      )}
    </CommerceStage>
  );
}
