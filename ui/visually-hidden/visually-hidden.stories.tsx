import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { title: 'UI/Visually hidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export const InASentence: StoryObj<typeof VisuallyHidden> = {
  render: () => (
    <Text>
      Between these words<VisuallyHidden> stand some for screen readers only</VisuallyHidden> nothing is to be seen.
    </Text>
  ),
};
