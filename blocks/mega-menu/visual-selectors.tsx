import type { ReactElement } from 'react';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import type { RenderEnv } from '#engine/env.ts';
import type { VisualSelector } from '#generated/content/types.ts';
import { Selectors } from './visual-selectors.styles.ts';

interface VisualSelectorsProps {
  readonly title: string | undefined;
  readonly selectors: readonly VisualSelector[];
  readonly env: RenderEnv;
}

/** Square images with a title each. The title names the link, so the image is decorative. */
export function VisualSelectors({ title, selectors, env }: VisualSelectorsProps): ReactElement {
  return (
    <Selectors>
      {title ? <p>{title}</p> : null}
      <ul role="list">
        {selectors.map(({ title: name, url, image }, index) => (
          <li key={`${index}-${url}`}>
            <a {...getLinkProps({ url }, env)}>
              <MediaPicture media={{ sm: { ...image, alt: '' } }} sizes="(min-width: 1024px) 8vw, 7rem" aspect="1/1" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Selectors>
  );
}
