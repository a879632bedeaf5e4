import type { ReactElement, ReactNode } from 'react';
import { Eyebrow } from '#ui/eyebrow/eyebrow.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { createSizedImage } from '../images/sized-image.ts';
import { SetForm, type SetFormProps } from './set-form.tsx';
import { SetRoot } from './set-screen.styles.ts';

export interface SetScreenProps extends SetFormProps {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly image: { readonly src: string; readonly alt: string };
  /** Breadcrumbs. */
  readonly crumbs: ReactNode;
}

/** The screen of a set: image, text, and parts with their choices. Requires a CommerceProvider. */
export function SetScreen({ name, tagline, description, image, crumbs, ...form }: SetScreenProps): ReactElement {
  return (
    <SetRoot>
      <div data-part="crumbs">{crumbs}</div>
      <div data-part="head">
        <img
          {...createSizedImage(image.src, [640, 960, 1280])}
          sizes="(min-width: 1024px) 55vw, 100vw"
          alt={image.alt}
          fetchPriority="high"
        />
        <Eyebrow>{form.messages.label}</Eyebrow>
        <Heading level={1} look="h2">
          {name}
        </Heading>
        <p data-part="tagline">{tagline}</p>
        <p data-part="description">{description}</p>
      </div>
      <SetForm {...form} />
    </SetRoot>
  );
}
