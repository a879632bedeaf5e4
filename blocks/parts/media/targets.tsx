import type { ReactElement } from 'react';
import type { RenderEnv } from '#engine/env.ts';
import type { Alignment } from '#generated/content/types.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '#ui/button/button.tsx';
import { getLinkProps, type EditorLink } from '../text/link-props.ts';
import { TargetsRow } from './targets.styles.ts';
import { createPromotionTrack, type PromotionTracking } from '../tracking/track-data.ts';

/** A link that looks like a button or like text. */
export interface EditorTarget extends EditorLink {
  readonly text: string;
  readonly style?: Exclude<ButtonVariant, 'accent' | 'plain'>;
}

export interface TargetsProps {
  readonly id: string;
  readonly targets: readonly EditorTarget[] | undefined;
  readonly env: RenderEnv;
  readonly align?: Alignment;
  /** Makes all buttons as wide as the widest; text links keep their own width. */
  readonly equal?: boolean;
  readonly size?: ButtonSize;
  readonly tracking?: PromotionTracking;
}

/** A row of call-to-action links; nothing when there are none. Without a style the first is primary, the others are outlined. */
export function Targets({ id, targets, env, align, equal = false, size, tracking }: TargetsProps): ReactElement | null {
  if (targets === undefined || targets.length === 0) return null;
  return (
    <TargetsRow data-align={align} data-equal={equal || undefined}>
      {targets.map((target, index) => (
        <ButtonLink
          key={`${index}-${target.url}`}
          {...getLinkProps(target, env, target.text)}
          {...createPromotionTrack(id, tracking, target.text)}
          variant={target.style ?? (index === 0 ? 'primary' : 'outline')}
          size={size}
        >
          {target.text}
        </ButtonLink>
      ))}
    </TargetsRow>
  );
}
