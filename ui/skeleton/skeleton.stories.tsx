import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

export default { title: 'UI/Skeleton', component: Skeleton, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Skeleton>;

const shapes: readonly NonNullable<SkeletonProps['shape']>[] = ['heading', 'text', 'control', 'square', 'portrait'];

export const Shapes: StoryObj<typeof Skeleton> = {
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Stack gap={4}>
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Stack>
    </div>
  ),
};
