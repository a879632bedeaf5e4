import { useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { isOpen: true, title: 'Sign up and save', closeLabel: 'Close' },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: (args) => <OpenedByButton {...args} />,
};
export default meta;
type Story = StoryObj<typeof Dialog>;

const content = (
  <Stack gap={4}>
    <Text>Ten per cent off your first order, and first word of what comes next.</Text>
    <TextField label="E-mail address" type="email" />
  </Stack>
);

export const Center: Story = { args: { children: content, footer: <Button full>Sign up</Button> } };
export const Large: Story = { args: { children: content, size: 'large' } };
export const FromTheStart: Story = { args: { children: content, placement: 'start' } };
export const FromTheEnd: Story = { args: { children: content, placement: 'end', footer: <Button full>Show 24 results</Button> } };
export const FromBelow: Story = { args: { children: content, placement: 'bottom', titleHidden: true } };
export const AsksForAnAnswer: Story = {
  args: {
    role: 'alertdialog',
    title: 'Empty the bag?',
    children: (close) => (
      <Stack row gap={3}>
        <Button onClick={close}>Empty it</Button>
        <Button variant="outline" onClick={close}>
          Keep everything
        </Button>
      </Stack>
    ),
  },
};

function OpenedByButton({ isOpen: opensAtOnce, ...args }: DialogProps): ReactElement {
  const [isOpen, setOpen] = useState(opensAtOnce);
  return (
    <Container section>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </Container>
  );
}
