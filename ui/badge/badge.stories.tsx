import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Badge, type BadgeProps } from './badge.tsx';

export default { title: 'UI/Badge', component: Badge, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

const kinds: readonly NonNullable<BadgeProps['kind']>[] = ['neutral', 'accent', 'solid', 'sale', 'warning', 'quiet'];

export const Playground: Story = { args: { kind: 'accent', children: 'New' } };
export const Kinds: Story = {
  render: () => (
    <Stack row gap={2}>
      {kinds.map((kind) => (
        <Badge key={kind} kind={kind}>
          {kind}
        </Badge>
      ))}
    </Stack>
  ),
};
