import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { SectionRoot } from '../account/account.styles.ts';
import type { LoyaltySectionModel } from './loyalty-model.ts';
import { MemberCard } from './member-card.tsx';
import { PointsBalance } from './points-balance.tsx';
import { PointsHistory } from './points-history.tsx';
import { VoucherList } from './voucher-list.tsx';
import { WelcomeGift } from './welcome-gift.tsx';

/** A section of a member's screen. */
export default function LoyaltySection({ section }: { readonly section: LoyaltySectionModel }): ReactElement {
  return (
    <SectionRoot id={section.kind} data-tone={section.kind === 'points' ? 'inverse' : undefined}>
      <Heading level={2} look="h4">
        {section.title}
      </Heading>
      <SectionBody section={section} />
    </SectionRoot>
  );
}

function SectionBody({ section }: { readonly section: LoyaltySectionModel }): ReactElement {
  switch (section.kind) {
    case 'points':
      return <PointsBalance points={section} />;
    case 'vouchers':
      return <VoucherList list={section} />;
    case 'welcome':
      return <WelcomeGift gift={section} />;
    case 'member-card':
      return <MemberCard card={section} />;
    case 'points-history':
      return <PointsHistory history={section} />;
  }
}
