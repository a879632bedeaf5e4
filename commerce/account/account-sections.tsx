import { lazy, Suspense, type ReactElement } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Meter } from '#ui/meter/meter.tsx';
import { AccountForm, type SendForm } from './account-form.tsx';
import { Entries, Facts, SectionLinks, SectionRoot } from './account.styles.ts';
import type { AccountPageModel, EntryModel, RejectedForm, SectionModel } from './form-model.ts';
import { CardMark } from './payments/card-mark.tsx';
import { Moment } from './moment.tsx';
import { PageNotice } from './page-notice.tsx';
import { PasskeyFormOnDemand } from './passkeys/passkey-form-on-demand.tsx';

/** Loaded on demand: few screens have this section. */
const LoyaltySection = lazy(() => import('../loyalty/loyalty-section.tsx'));
const OrderSection = lazy(() => import('../orders/history/order-section.tsx'));

interface Props {
  readonly page: Pick<AccountPageModel, 'notices' | 'sections'>;
  readonly rejection?: RejectedForm;
  /** Sends the forms in the background. */
  readonly onSend?: SendForm;
  /** Prefix of the field ids: the screen behind a dialog may show the same form. */
  readonly scope?: string;
  /** True if the sections are visible: a closed dialog stays mounted. */
  readonly isShown?: boolean;
}

/** Notices and sections of an account screen, with their forms. */
export function AccountSections({ page: { notices, sections }, ...sending }: Props): ReactElement {
  return (
    <>
      {notices.map((notice) => (
        <PageNotice key={notice.text} notice={notice} />
      ))}
      {sections.map((section) => (
        <Section key={section.kind === 'form' ? section.form.id : section.title} section={section} {...sending} />
      ))}
    </>
  );
}

interface SectionProps extends Omit<Props, 'page'> {
  readonly section: SectionModel;
}

function Section({ section, isShown, ...sending }: SectionProps): ReactElement {
  if (section.kind === 'form' && section.form.passkey)
    return <PasskeyFormOnDemand form={section.form} passkey={section.form.passkey} isShown={isShown} isCard {...sending} />;
  if (section.kind === 'form')
    return (
      <SectionRoot>
        <AccountForm form={section.form} {...sending} />
      </SectionRoot>
    );
  if (section.kind === 'order')
    return (
      <Suspense>
        <OrderSection section={section} rejection={sending.rejection} />
      </Suspense>
    );
  if (section.kind !== 'facts' && section.kind !== 'entries')
    return (
      <Suspense>
        <LoyaltySection section={section} />
      </Suspense>
    );
  const { title, link } = section;
  const links = [...(link ? [link] : []), ...(section.kind === 'entries' ? (section.links ?? []) : [])];
  return (
    <SectionRoot>
      <Heading level={2} look="h4">
        {title}
      </Heading>
      {section.kind === 'facts' ? <FactList section={section} /> : <EntryList section={section} {...sending} />}
      {links.length > 0 ? (
        <SectionLinks>
          {links.map(({ href, label, dialog }) => (
            <ButtonLink key={href} href={href} data-dialog={dialog} variant="outline">
              {label}
            </ButtonLink>
          ))}
        </SectionLinks>
      ) : null}
    </SectionRoot>
  );
}

function FactList({
  section: { lead, facts, meter },
}: {
  readonly section: Extract<SectionModel, { readonly kind: 'facts' }>;
}): ReactElement {
  return (
    <>
      {lead ? <p>{lead}</p> : null}
      {facts.length > 0 ? (
        <Facts>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      ) : null}
      {meter ? <Meter {...meter} /> : null}
    </>
  );
}

interface EntryListProps extends Omit<SectionProps, 'section' | 'isShown'> {
  readonly section: Extract<SectionModel, { readonly kind: 'entries' }>;
}

function EntryList({ section: { lead, entries, empty, forms }, ...sending }: EntryListProps): ReactElement {
  return (
    <>
      {lead ? <p>{lead}</p> : null}
      {entries.length === 0 ? <p>{empty}</p> : <EntryItems entries={entries} {...sending} />}
      {forms?.map((form) =>
        form.passkey ? (
          <PasskeyFormOnDemand key={form.id} form={form} passkey={form.passkey} {...sending} />
        ) : (
          <AccountForm key={form.id} form={form} {...sending} />
        ),
      )}
    </>
  );
}

interface EntryItemsProps extends Omit<SectionProps, 'section' | 'isShown'> {
  readonly entries: readonly EntryModel[];
}

function EntryItems({ entries, ...sending }: EntryItemsProps): ReactElement {
  return (
    <Entries>
      {entries.map(({ id, lines, badge, warning, cardBrand, links = [], forms }) => (
        <li key={id} data-card={cardBrand ? '' : undefined}>
          {badge || warning ? (
            <div data-part="badges">
              {badge ? <Badge kind="solid">{badge}</Badge> : null}
              {warning ? <Badge kind="warning">{warning}</Badge> : null}
            </div>
          ) : null}
          {cardBrand ? <CardMark brand={cardBrand} /> : null}
          <address id={getLinesId(id)}>
            {lines.map((line) => (
              <span key={typeof line === 'string' ? line : line.before}>{typeof line === 'string' ? line : <Moment moment={line} />}</span>
            ))}
          </address>
          <div data-part="ways">
            {links.map(({ href, label }) => (
              <ButtonLink key={href} href={href} variant="text-link" aria-describedby={getLinesId(id)}>
                {label}
              </ButtonLink>
            ))}
            {forms.map((form) => (
              <AccountForm key={form.id} form={form} describedBy={getLinesId(id)} {...sending} />
            ))}
          </div>
        </li>
      ))}
    </Entries>
  );
}

function getLinesId(entryId: string): string {
  return `entry-${entryId}`;
}
