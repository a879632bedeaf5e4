import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';
import { Icon, type IconProps } from './icon.tsx';

export default { title: 'UI/Icon', component: Icon, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

const names = Object.keys(iconPaths) as IconName[];
const sizes: readonly NonNullable<IconProps['size']>[] = ['small', 'medium', 'large', 'huge'];

export const Playground: Story = { args: { name: 'heart', size: 'huge', filled: false } };

export const All: Story = {
  render: () => (
    <Grid sm={2} md={4} lg={6}>
      {names.map((name) => (
        <Stack key={name} gap={2}>
          <Icon name={name} size="large" />
          <Text as="span" look="caption">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack row gap={4} align="center">
      {sizes.map((size) => (
        <Icon key={size} name="heart" size={size} />
      ))}
      <Icon name="heart" size="huge" filled />
    </Stack>
  ),
};
