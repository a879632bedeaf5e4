import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from './button.tsx';

export default { title: 'UI/Button', component: Button, parameters: { tones: ['base', 'inverse', 'accent'] } } satisfies Meta<
  typeof Button
>;
type Story = StoryObj<typeof Button>;

const variants: readonly ButtonVariant[] = ['primary', 'accent', 'secondary', 'outline', 'inverse', 'plain', 'text-link'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

export const Playground: Story = { args: { variant: 'primary', size: 'medium', children: 'Add to bag' } };

export const Variants: Story = {
  render: () => (
    <Stack gap={4}>
      {variants.map((variant) => (
        <Stack key={variant} row gap={3} align="center">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {`Shop ${variant}`}
            </Button>
          ))}
          <ButtonLink variant={variant} href="/en-us/jackets">
            A link <Icon name="arrow-right" />
          </ButtonLink>
        </Stack>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap={3} align="start">
      <Button pending>Adding to bag</Button>
      <Button disabled>Sold out</Button>
      <Stack row gap={3}>
        <Button iconOnly aria-label="Add to favorites" variant="plain">
          <Icon name="heart" />
        </Button>
        <Button iconOnly aria-label="Search" variant="outline" size="large">
          <Icon name="search" />
        </Button>
      </Stack>
    </Stack>
  ),
};

export const FullWidth: Story = { args: { full: true, size: 'large', children: 'Weiter zur Zahlungsartenauswahl und Bestellübersicht' } };
