import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ArticleGrid } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { createSampleSearch, extreme, minimal, sampleArticles, typical } from './article-grid.fixtures.ts';

export default {
  title: 'Blocks/Article grid',
  argTypes: createControls('article-grid'),
  parameters: { layout: 'fullscreen', host: { services: { articles: createSampleSearch(sampleArticles(24)) } } },
  render: renderStory,
} satisfies Meta<ArticleGrid>;

type Story = StoryObj<ArticleGrid>;

// axe checks the fixtures in the blocks' own suite, in both brands, when no article is found.
export const Minimal: Story = { args: minimal };
export const Typical: Story = { args: typical };
export const FourInARow: Story = { args: { ...typical, gridSize: 4, rows: 1, backgroundColor: 'surface-inverse' } };
export const WithoutFilters: Story = { args: { ...typical, showFilters: false } };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
