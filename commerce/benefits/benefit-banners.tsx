import type { ReactElement } from 'react';
import { Meter } from '#ui/meter/meter.tsx';
import type { BenefitModel } from './benefit-model.ts';
import { BannerRoot } from './benefit-banners.styles.ts';

interface Props {
  readonly label: string;
  readonly benefits: readonly BenefitModel[];
}

/** Banners with a customer's benefits and spend, above a cart or checkout. */
export function BenefitBanners({ label, benefits }: Props): ReactElement {
  return (
    <BannerRoot aria-label={label}>
      {benefits.map(({ title, text, meter, link }) => (
        <div key={title}>
          <p>
            <strong>{title}</strong>
            {text ? <> {text}</> : null} {link ? <a href={link.href}>{link.label}</a> : null}
          </p>
          {meter ? (
            <div data-part="spend">
              <Meter {...meter} />
              <p aria-hidden="true">{meter.label}</p>
            </div>
          ) : null}
        </div>
      ))}
    </BannerRoot>
  );
}
