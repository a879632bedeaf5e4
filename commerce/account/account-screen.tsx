import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountSections } from './account-sections.tsx';
import { AreaNav, PageRoot } from './account.styles.ts';
import { StepProgress } from './step-progress.tsx';
import type { AccountPageModel, AreaModel, RejectedForm } from './form-model.ts';

interface Props {
  readonly page: AccountPageModel;
  readonly rejection?: RejectedForm;
}

/** Screen of the account area: navigation, notices and sections with their forms. */
export function AccountScreen({ page, rejection }: Props): ReactElement {
  const { title, lead, progress, area, isBroad } = page;
  return (
    <PageRoot data-wide={area ? true : undefined} data-broad={isBroad}>
      <header>
        {progress ? <StepProgress progress={progress} /> : null}
        <Heading level={1} look="h2">
          {title}
        </Heading>
        {lead ? <p>{lead}</p> : null}
      </header>
      {area ? <Area area={area} /> : null}
      <div data-part="sections">
        <AccountSections page={page} rejection={rejection} />
      </div>
    </PageRoot>
  );
}

function Area({ area }: { readonly area: AreaModel }): ReactElement {
  return (
    <AreaNav aria-label={area.label}>
      <ul>
        {area.links.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {area.signOut ? <AccountForm form={area.signOut} /> : null}
    </AreaNav>
  );
}
