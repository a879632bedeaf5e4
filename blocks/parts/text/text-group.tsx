import type { ReactElement } from 'react';
import type { RenderEnv } from '#engine/env.ts';
import type { Alignment, TitleStyle } from '#generated/content/types.ts';
import { Eyebrow } from '#ui/eyebrow/eyebrow.tsx';
import { Heading, type HeadingLevel, type HeadingLook } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { getLinkProps, type EditorLink } from './link-props.ts';
import { RichText } from './rich-text.tsx';
import { TextStack } from './text-group.styles.ts';
import type { TrackAttributes } from '../tracking/track-data.ts';

/** The texts that many blocks share. */
export interface EditorTexts {
  readonly eyebrowText?: string;
  readonly title?: string;
  readonly titleStyle?: TitleStyle;
  readonly subtitle?: string;
  readonly richText?: string;
}

export interface TextGroupProps {
  readonly content: EditorTexts;
  readonly env: RenderEnv;
  /** The title's level in the page's outline; its look follows the editor's titleStyle, then `look`. */
  readonly level: HeadingLevel;
  readonly look?: HeadingLook;
  readonly titleId?: string;
  readonly titleTarget?: EditorLink;
  readonly titleTrack?: TrackAttributes;
  readonly align?: Alignment;
}

/** Eyebrow, title, subtitle and rich text, each only if present; nothing when all are missing. */
export function TextGroup({
  content,
  env,
  level,
  look = 'h2',
  titleId,
  titleTarget,
  titleTrack,
  align,
}: TextGroupProps): ReactElement | null {
  const { eyebrowText, title, titleStyle, subtitle, richText } = content;
  if (!eyebrowText && !title && !subtitle && !richText) return null;
  return (
    <TextStack data-align={align}>
      {eyebrowText ? <Eyebrow>{eyebrowText}</Eyebrow> : null}
      {title ? (
        <Heading level={level} look={titleStyle ?? look} id={titleId}>
          {titleTarget ? (
            <a {...getLinkProps(titleTarget, env, title)} {...titleTrack}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
      ) : null}
      {subtitle ? (
        <Text look="lead" measure>
          {subtitle}
        </Text>
      ) : null}
      <RichText html={richText} env={env} />
    </TextStack>
  );
}
