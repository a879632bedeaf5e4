import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Grid } from './grid.tsx';

const cells = Array.from({ length: 6 }, (_, index) => (
  <li key={index} style={{ background: 'var(--color-surface-sunken)', padding: 'var(--space-5)' }}>
    <Text as="span">{`Cell ${index + 1}`}</Text>
  </li>
));

const meta: Meta<typeof Grid> = {
  title: 'UI/Grid',
  component: Grid,
  args: { as: 'ul', children: cells },
  argTypes: { children: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Grid>;

export const OneColumn: Story = { args: { sm: 1 } };
export const TwoThreeSix: Story = { args: { sm: 2, md: 3, lg: 6 } };
export const Tight: Story = { args: { sm: 2, lg: 4, gap: 'tight' } };
export const WithoutGap: Story = { args: { sm: 3, gap: 'none' } };
