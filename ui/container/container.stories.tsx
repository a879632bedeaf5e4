import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Container, type ContainerProps } from './container.tsx';

export default { title: 'UI/Container', component: Container } satisfies Meta<typeof Container>;
type Story = StoryObj<typeof Container>;

const widths: readonly NonNullable<ContainerProps['width']>[] = ['narrow', 'content', 'wide', 'full'];

export const Widths: Story = {
  render: () => (
    <>
      {widths.map((width) => (
        <Container key={width} width={width} section>
          <div style={{ background: 'var(--color-surface-sunken)', padding: 'var(--space-5)' }}>
            <Text>{width}: centred between the gutters of the page</Text>
          </div>
        </Container>
      ))}
    </>
  ),
};
