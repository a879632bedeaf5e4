import type { ReactElement } from 'react';
import { Link } from '#ui/link/link.tsx';
import type { ConfirmationScreenProps } from './confirmation-screen-props.ts';

type Props = Pick<ConfirmationScreenProps, 'order' | 'messages' | 'formatters' | 'isMember'>;

/** Part of a confirmation: a member's points, or an invitation to join. */
export function OrderPoints({ order: { earnedPoints }, messages, formatters: { href }, isMember = false }: Props): ReactElement | null {
  if (earnedPoints === undefined && isMember) return null;
  return (
    <li>
      <span>
        {earnedPoints === undefined ? messages.joinClubLead : messages.earnedPoints({ points: earnedPoints })}{' '}
        <Link href={href(earnedPoints === undefined ? '/club' : '/account/loyalty')}>
          {earnedPoints === undefined ? messages.joinClub : messages.seePoints}
        </Link>
      </span>
    </li>
  );
}
