import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { BenefitBar } from '#generated/content/types.ts';
import type { BenefitBarMessages } from '#generated/messages/blocks/benefit-bar/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import { ContentIcon } from '#blocks/parts/text/content-icon.tsx';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { createTrackAttributes } from '#blocks/parts/tracking/track-data.ts';
import { BarRoot, Benefits, Close } from './benefit-bar.styles.ts';
import { CLOSED_FLAG } from './closed-flag.ts';

/** A strip of the shop's general benefits. The host hides it when it is closed, and leaves it out from then on. */
export default function BenefitBarBlock({ id, content, messages, env }: BlockProps<BenefitBar, BenefitBarMessages>): ReactElement {
  const { items, closable = true } = content;
  return (
    <BarRoot {...getBlockLook(content)} aria-label={messages.label}>
      {items.length > 0 ? (
        <Benefits role="list">
          {items.map(({ icon, text, url }, index) => (
            <li key={`${index}-${text}`}>
              {icon ? <ContentIcon name={icon} /> : null}
              {url ? (
                <a {...getLinkProps({ url }, env)} {...createTrackAttributes({ name: 'benefit-click', blockId: id, data: { text } })}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </Benefits>
      ) : null}
      {closable ? (
        <Close>
          <Button
            iconOnly
            variant="plain"
            size="small"
            aria-label={messages.close}
            data-action={`dismiss:${CLOSED_FLAG}`}
            {...createTrackAttributes({ name: 'benefit-bar-close', blockId: id })}
          >
            <Icon name="close" />
          </Button>
        </Close>
      ) : null}
    </BarRoot>
  );
}
