import { useMemo, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { createToastQueue, type Toast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

interface ToastArgs {
  readonly toasts: readonly Toast[];
}

const meta: Meta<ToastArgs> = { title: 'UI/Toast', render: ({ toasts }) => <Toasts toasts={toasts} /> };
export default meta;
type Story = StoryObj<ToastArgs>;

export const Kinds: Story = {
  args: {
    toasts: [
      { title: 'Free delivery today', persistent: true },
      {
        title: 'Added to bag',
        text: 'Kestrel shell, M, ember',
        kind: 'success',
        action: { label: 'To the bag', href: '/en-us/cart' },
        persistent: true,
      },
      { title: 'Only two left', kind: 'warning', persistent: true },
      { title: 'That did not work', text: 'Try once more in a minute.', kind: 'danger', persistent: true },
    ],
  },
};

export const ClosesByItself: Story = {
  args: { toasts: [{ title: 'Gone after six seconds' }] },
  parameters: { chromatic: { disableSnapshot: true } },
};

function Toasts({ toasts }: ToastArgs): ReactElement {
  const queue = useMemo(() => {
    const created = createToastQueue({ duration: 6000, durationWithAction: 12_000 });
    for (const toast of toasts) created.show(toast);
    return created;
  }, [toasts]);
  return (
    <Container section>
      <Button onClick={() => queue.show({ title: 'Added to bag', kind: 'success' })}>Show a toast</Button>
      <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
    </Container>
  );
}
