import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

export default { title: 'UI/Link', component: Link, parameters: { tones: ['base', 'inverse', 'accent'] } } satisfies Meta<typeof Link>;
type Story = StoryObj<typeof Link>;

export const Playground: Story = { args: { href: '/en-us/jackets', variant: 'inline', children: 'All jackets' } };

export const Variants: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Text>
        Read how we <Link href="/en-us/repair">repair what you wear</Link>, for life.
      </Text>
      <Link href="/en-us/jackets" variant="quiet">
        Quiet: underlined on hover
      </Link>
      <Link href="/en-us/boots" variant="nav">
        For lists of links
      </Link>
    </Stack>
  ),
};
