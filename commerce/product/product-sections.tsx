import type { ReactElement } from 'react';
import type { DetailSection } from '#generated/openapi/products.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Facts, SectionsRoot } from './product-screen.styles.ts';

export interface ProductSectionsProps {
  readonly title: string;
  readonly sections: readonly DetailSection[];
  /** e.g. "Style TFR10ARA". */
  readonly styleNumber: string;
  /** Weight and composition by label, shown with the material. */
  readonly facts?: readonly ProductFact[];
}

export interface ProductFact {
  readonly label: string;
  readonly text: string;
}

/** Number of initially open sections. */
const OPEN = 2;

const none: readonly ProductFact[] = [];

/** Static texts about a product. The description comes first, regardless of its position in the response. */
export function ProductSections({ title, sections, styleNumber, facts = none }: ProductSectionsProps): ReactElement {
  const filled = sections.filter(({ data }) => data.some(({ label, text }) => label || text));
  const ordered = [...filled.filter(({ id }) => id === 'description'), ...filled.filter(({ id }) => id !== 'description')];
  return (
    <SectionsRoot>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      {ordered.map(({ id, label, data }, index) => (
        <Disclosure key={id ?? label} title={label} open={index < OPEN}>
          {data.some((entry) => entry.label) ? (
            <ul role="list">{data.map((entry) => (entry.label ? <li key={entry.label}>{entry.label}</li> : null))}</ul>
          ) : (
            data.map(({ text }) => (text ? <p key={text}>{text}</p> : null))
          )}
          {id === 'material' && facts.length > 0 ? (
            <Facts>
              {facts.map(({ label: name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Facts>
          ) : null}
        </Disclosure>
      ))}
      <p>{styleNumber}</p>
    </SectionsRoot>
  );
}
