import type { ReactElement } from 'react';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { RichText } from '#blocks/parts/text/rich-text.tsx';
import { createPromotionTrack } from '#blocks/parts/tracking/track-data.ts';
import type { BlockProps } from '#engine/definition.ts';
import type { PromoMessage } from '#generated/content/types.ts';
import { Line, Message } from './promo-message.styles.ts';

/** One message of the promo bar. In a clickable one, a click anywhere follows its first link. */
export default function PromoMessageBlock({ id, content, env }: BlockProps<PromoMessage>): ReactElement {
  const { text, richText, targets = [], clickable, lowContrast, promotionTracking } = content;
  return (
    <Message {...getBlockLook(content)} data-low-contrast={lowContrast} data-clickable={(clickable && targets.length > 0) || undefined}>
      <Line>
        {text ? <p>{text}</p> : null}
        <RichText html={richText} env={env} look="small" />
        {targets.map((target, index) => (
          <a key={`${index}-${target.url}`} {...getLinkProps(target, env)} {...createPromotionTrack(id, promotionTracking, target.text)}>
            {target.text}
          </a>
        ))}
      </Line>
    </Message>
  );
}
