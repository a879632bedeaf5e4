import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Disclosure } from './disclosure.tsx';

export default { title: 'UI/Disclosure', component: Disclosure, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<
  typeof Disclosure
>;
type Story = StoryObj<typeof Disclosure>;

const text = <Text>Wash at 30 °C with a mild soap; a warm tumble wakes the water repellency up again.</Text>;

export const Playground: Story = { args: { title: 'Care', open: true, children: text } };

export const Group: Story = {
  render: () => (
    <>
      <Disclosure title="Materials" name="details" open>
        {text}
      </Disclosure>
      <Disclosure title="Care" name="details">
        {text}
      </Disclosure>
      <Disclosure title="Without a line" plain>
        {text}
      </Disclosure>
    </>
  ),
  parameters: { tones: ['base'] },
};
