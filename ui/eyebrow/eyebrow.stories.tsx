import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eyebrow } from './eyebrow.tsx';

export default { title: 'UI/Eyebrow', component: Eyebrow, parameters: { tones: ['base', 'inverse', 'accent'] } } satisfies Meta<
  typeof Eyebrow
>;

export const Playground: StoryObj<typeof Eyebrow> = { args: { children: 'Autumn collection' } };
