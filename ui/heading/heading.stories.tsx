import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Heading, type HeadingLook } from './heading.tsx';

export default { title: 'UI/Heading', component: Heading, parameters: { tones: ['base', 'inverse', 'accent'] } } satisfies Meta<
  typeof Heading
>;
type Story = StoryObj<typeof Heading>;

const looks: readonly HeadingLook[] = ['display', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export const Playground: Story = { args: { level: 2, look: 'display', children: 'Made for the long way home' } };

export const Looks: Story = {
  render: () => (
    <Stack gap={5}>
      {looks.map((look) => (
        <Heading key={look} level={2} look={look}>
          {look}: weather comes, you go
        </Heading>
      ))}
    </Stack>
  ),
};
