import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { getFontUrls } from '#ui/fonts/font-urls.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import type { Tone } from '#ui/tokens/contract.ts';

export interface BrandFrameProps {
  readonly brand: string;
  /** Path locale, for example "fr-ca". */
  readonly locale: string;
  /** Shows the story once on each tone; if absent, the story is rendered without a frame. */
  readonly tones?: readonly Tone[];
  readonly children: ReactNode;
}

const brands = [tarnfell, solvane];
const room = { padding: 'var(--space-5)', background: 'var(--color-surface)' };

/** The parts that an app adds around its pages: a brand's styles and font, and the language. */
export function BrandFrame({ brand, locale, tones, children }: BrandFrameProps): ReactElement {
  const { id, css } = styles.find((style) => style.id === brand) ?? firstStyle;
  useLayoutEffect(() => {
    document.documentElement.lang = `${locale.slice(0, 2)}-${locale.slice(3).toUpperCase()}`;
    document.documentElement.dataset.brand = id;
  }, [locale, id]);
  return (
    <>
      <style>{css}</style>
      {tones
        ? tones.map((tone) => (
            <div key={tone} data-tone={tone} style={room}>
              {children}
            </div>
          ))
        : children}
    </>
  );
}

const getStyle = (brand: (typeof brands)[number]) => ({ id: brand.id, css: createBrandStyles(brand, { fonts: getFontUrls(brand) }) });
const firstStyle = getStyle(tarnfell);
const styles = brands.map(getStyle);
