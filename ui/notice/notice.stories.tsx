import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Notice, type NoticeKind } from './notice.tsx';

export default { title: 'UI/Notice', component: Notice, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Notice>;
type Story = StoryObj<typeof Notice>;

const kinds: readonly NoticeKind[] = ['info', 'success', 'warning', 'danger'];

export const Playground: Story = { args: { kind: 'info', title: 'Free returns', children: 'Within 60 days.' } };

export const Kinds: Story = {
  render: () => (
    <Stack gap={4}>
      {kinds.map((kind) => (
        <Notice
          key={kind}
          kind={kind}
          title={`A notice of kind ${kind}`}
          announce="none"
          onClose={() => undefined}
          closeLabel={`Close ${kind}`}
        >
          It says what happened and <Link href="/en-us/help">what to do next</Link>.
        </Notice>
      ))}
      <Notice announce="none">Without a title and a way to close it.</Notice>
    </Stack>
  ),
};
