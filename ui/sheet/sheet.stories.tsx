import { useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

const menu = (
  <Stack gap={3} align="start">
    {['Jackets', 'Packs', 'Boots', 'Sale'].map((name) => (
      <Link key={name} href={`/en-us/${name.toLowerCase()}`} variant="nav">
        {name}
      </Link>
    ))}
  </Stack>
);

const meta: Meta<typeof Sheet> = {
  title: 'UI/Sheet',
  component: Sheet,
  args: { isOpen: true, title: 'Menu', closeLabel: 'Close menu', children: menu },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: (args) => <OpenedByButton {...args} />,
};
export default meta;
type Story = StoryObj<typeof Sheet>;

export const FromTheEnd: Story = { args: { footer: <Button full>To the bag</Button> } };
export const FromTheStart: Story = { args: { placement: 'start', titleHidden: true } };
export const FromBelow: Story = { args: { placement: 'bottom' } };

function OpenedByButton({ isOpen: opensAtOnce, ...args }: SheetProps): ReactElement {
  const [isOpen, setOpen] = useState(opensAtOnce);
  return (
    <Container section>
      <Button onClick={() => setOpen(true)}>Open the sheet</Button>
      <Sheet {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </Container>
  );
}
