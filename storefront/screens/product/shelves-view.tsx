import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { track } from '../../host/track.ts';
import type { ShownSection } from '../../sections/section.ts';
import { parseStyle } from './product-address.ts';

const getProductId = (item: Element): string => item.getAttribute('data-product') ?? '';

type Props = { readonly section: ShownSection<unknown, 'shelves'> };

/** Rows of recommendations; another style replaces them. */
export function RecommendationRows({ section }: Props): ReactElement {
  const { pathname } = useLocation();
  return <Rows key={parseStyle(pathname.split('/').at(-1))} section={section} />;
}

/** Static rows; the list and its products track views and clicks. */
function Rows({ section: { canvases } }: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const productIds = [...target.children].map(getProductId);
        track({
          name: 'recommendation-impression',
          data: { productIds, recommendationId: target.getAttribute('data-recommendation') ?? '' },
        });
      }
    });
    for (const list of root.current?.querySelectorAll('[data-recommendation]') ?? []) observer.observe(list);
    return () => observer.disconnect();
  }, []);
  const onClick = ({ target }: MouseEvent): void => {
    const item = target instanceof Element ? target.closest('a')?.closest('[data-product]') : undefined;
    const list = item?.parentElement;
    if (!item || !list) return;
    track({
      name: 'recommendation-click',
      data: {
        productId: getProductId(item),
        position: [...list.children].indexOf(item) + 1,
        recommendationId: list.getAttribute('data-recommendation') ?? '',
      },
    });
  };
  return (
    <div ref={root} onClickCapture={onClick}>
      <CanvasView data={canvases.shelves} />
    </div>
  );
}
