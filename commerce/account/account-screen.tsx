import type { ReactElement } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { AreaNav, Entries, Facts, PageRoot, SectionRoot } from './account.styles.ts';
import type { AccountPageModel, AreaModel, RefusedForm, SectionModel } from './form-model.ts';

interface Props {
  readonly page: AccountPageModel;
  readonly refused?: RefusedForm;
}

/** A page of the account area: where else one can go in it, what there is to know, and its forms. */
export function AccountScreen({ page, refused }: Props): ReactElement {
  const { title, lead, notices, area, sections } = page;
  return (
    <PageRoot data-wide={area ? true : undefined}>
      <header>
        <Heading level={1} look="h2">
          {title}
        </Heading>
        {lead ? <p>{lead}</p> : null}
      </header>
      {area ? <Area area={area} /> : null}
      <div data-part="sections">
        {notices.map(({ kind, text, link }) => (
          <Notice key={text} kind={kind}>
            {text} {link ? <a href={link.href}>{link.label}</a> : null}
          </Notice>
        ))}
        {sections.map((section) => (
          <Section key={section.kind === 'form' ? section.form.id : section.title} section={section} refused={refused} />
        ))}
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
      <AccountForm form={area.signOut} />
    </AreaNav>
  );
}

interface SectionProps {
  readonly section: SectionModel;
  readonly refused: RefusedForm | undefined;
}

function Section({ section, refused }: SectionProps): ReactElement {
  if (section.kind === 'form')
    return (
      <SectionRoot>
        <AccountForm form={section.form} refused={refused} />
      </SectionRoot>
    );
  const { title, link } = section;
  return (
    <SectionRoot>
      <Heading level={2} look="h4">
        {title}
      </Heading>
      {section.kind === 'facts' ? (
        <Facts>
          {section.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      ) : null}
      {section.kind === 'entries' && section.entries.length === 0 ? <p>{section.empty}</p> : null}
      {section.kind === 'entries' && section.entries.length > 0 ? (
        <Entries>
          {section.entries.map(({ id, lines, badge, link: edit, forms }) => (
            <li key={id}>
              {badge ? <Badge>{badge}</Badge> : null}
              <address>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <div data-part="ways">
                <a href={edit.href}>{edit.label}</a>
                {forms.map((form) => (
                  <AccountForm key={form.id} form={form} refused={refused} />
                ))}
              </div>
            </li>
          ))}
        </Entries>
      ) : null}
      {link ? (
        <p>
          <ButtonLink href={link.href} variant="outline">
            {link.label}
          </ButtonLink>
        </p>
      ) : null}
    </SectionRoot>
  );
}
