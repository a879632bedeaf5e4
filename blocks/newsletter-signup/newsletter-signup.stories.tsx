import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsletterSignup } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, sms, typical } from './newsletter-signup.fixtures.ts';

const meta: Meta<NewsletterSignup> = {
  title: 'Blocks/Newsletter sign-up',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('newsletter-signup'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<NewsletterSignup>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
export const TextMessages: Story = { args: sms, tags: ['!test'] };

export const WithoutImage: Story = { args: { ...typical, media: undefined, alignment: 'center', backgroundColor: 'surface-inverse' } };
export const SignedIn: Story = { args: typical, parameters: { host: { session: () => ({ loggedIn: true, path: '/' }) } } };
export const Rejected: Story = {
  args: typical,
  parameters: { host: { services: { newsletter: { signUp: () => Promise.reject(new Error('This address is on the list already.')) } } } },
};
export const Slow: Story = {
  args: typical,
  parameters: { host: { services: { newsletter: { signUp: () => new Promise<undefined>(() => undefined) } } } },
};
