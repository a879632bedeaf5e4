import type { BlockNames } from './names.ts';

export function renderDefinition({ type, pascal, camel }: BlockNames): string {
  return `import { defineBlock } from '#engine/definition.ts';
import type { ${pascal} } from '#generated/content/types.ts';
import type { ${pascal}Messages } from '#generated/messages/blocks/${type}/messages.ts';

export const ${camel} = defineBlock<${pascal}, ${pascal}Messages>({
  type: '${type}',
  hydrate: 'never',
  load: () => import('./${type}.tsx'),
});
`;
}

export function renderComponent({ type, pascal, human }: BlockNames): string {
  return `import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { ${pascal} } from '#generated/content/types.ts';
import type { ${pascal}Messages } from '#generated/messages/blocks/${type}/messages.ts';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { ${pascal}Layout } from './${type}.styles.ts';

/** ${human}: a title above a text. */
export default function ${pascal}Block({ content, messages, env }: BlockProps<${pascal}, ${pascal}Messages>): ReactElement {
  return (
    <Frame colors={content}>
      <${pascal}Layout role="group" aria-label={messages.label}>
        <TextGroup content={content} env={env} level={2} align={content.alignment} />
      </${pascal}Layout>
    </Frame>
  );
}
`;
}

/** The same initial text in each language, for a translator. */
export function renderMessages({ human }: BlockNames): string {
  return `${JSON.stringify({ label: human }, null, 2)}\n`;
}

export function renderStyles({ pascal }: BlockNames): string {
  return `import { styled } from 'styled-components';

export const ${pascal}Layout = styled.div\`
  display: grid;
  gap: var(--space-4);
\`;
`;
}

export function renderStories({ type, pascal, human }: BlockNames): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ${pascal} } from '#generated/content/types.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './${type}.fixtures.ts';

export default { title: 'Blocks/${human}', render: renderStory } satisfies Meta<${pascal}>;

type Story = StoryObj<${pascal}>;

// The fixtures are read by axe in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
`;
}

/** Covers this block only; rules for every block are tested in tests/contracts/block.suite.tsx. */
export function renderTest({ type, human }: BlockNames): string {
  return `import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { minimal, typical } from './${type}.fixtures.ts';

describe('${human.toLowerCase()}', () => {
  it('shows its title as a heading', async () => {
    expect(await renderBlock(minimal)).toMatch(/<h2[^>]*>${human}<\\/h2>/);
  });

  it('is named in the language of the page', async () => {
    expect(await renderBlock(minimal, { locale: 'de-de' })).toContain('aria-label="${human}"');
  });

  it('leads to the shop in the language of the page', async () => {
    expect(await renderBlock(typical, { locale: 'fr-ca' })).toContain('href="/fr-ca/c/jackets"');
  });
});
`;
}
