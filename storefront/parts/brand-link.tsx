import type { ReactElement } from 'react';
import { drawMark, drawWordmark, type BrandDrawing } from '#ui/brands/brand-marks.ts';
import type { Site } from '../site/site.ts';
import { BrandAnchor } from './parts.styles.ts';

/** Brand logo and wordmark, linked to the home page. */
export function BrandLink({ site }: { readonly site: Site }): ReactElement {
  return (
    <BrandAnchor href={`/${site.locale}`} aria-label={site.brandName} data-track='{"name":"logo-click"}'>
      <Drawing drawing={drawMark(site.brand)} />
      <Drawing drawing={drawWordmark(site.brand)} />
    </BrandAnchor>
  );
}

function Drawing({ drawing }: { readonly drawing: BrandDrawing | null }): ReactElement | null {
  if (!drawing) return null;
  return (
    <span
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: drawing.svg.replace(/ width="\d+" height="\d+"/, '').replace(' xmlns="http://www.w3.org/2000/svg"', ''),
      }}
    />
  );
}
