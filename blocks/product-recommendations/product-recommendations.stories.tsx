import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductRecommendations } from '#generated/content/types.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, sampleProducts, threeCards, typical } from './product-recommendations.fixtures.ts';

export default { title: 'Blocks/Product recommendations', render: renderStory } satisfies Meta<ProductRecommendations>;

type Story = StoryObj<ProductRecommendations>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const ThreeCards: Story = { args: threeCards };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const FromService: Story = {
  args: { ...minimal, id: 'recommendations-service', title: 'You may also like' },
  parameters: { host: { services: { recommendations: { list: async () => sampleProducts(8, 'EUR') } } } },
};
export const Waiting: Story = {
  args: { ...minimal, id: 'recommendations-waiting', title: 'You may also like' },
  parameters: { host: { services: { recommendations: { list: () => new Promise(() => undefined) } } } },
};
