import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Text, type TextProps } from './text.tsx';

export default { title: 'UI/Text', component: Text, parameters: { tones: ['base', 'inverse', 'accent'] } } satisfies Meta<typeof Text>;
type Story = StoryObj<typeof Text>;

const looks: readonly NonNullable<TextProps['look']>[] = ['lead', 'body', 'small', 'caption'];
const sentence = 'Cut for shoulders under a pack, lined where the wind gets in, and mended for as long as you wear it.';

export const Playground: Story = { args: { look: 'body', measure: true, children: sentence } };

export const Looks: Story = {
  render: () => (
    <Stack gap={5}>
      {looks.map((look) => (
        <div key={look}>
          <Text look={look} measure>
            {sentence}
          </Text>
          <Text look={look} strong>
            Strong {look}
          </Text>
          <Text look={look} muted>
            Muted {look}
          </Text>
        </div>
      ))}
    </Stack>
  ),
};
