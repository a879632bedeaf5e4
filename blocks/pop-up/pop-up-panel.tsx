import type { ReactElement, Ref } from 'react';
import { LogoImage } from '#blocks/parts/media/media-picture.tsx';
import { RichText } from '#blocks/parts/text/rich-text.tsx';
import { Targets } from '#blocks/parts/media/targets.tsx';
import type { RenderEnv } from '#engine/env.ts';
import type { PopUp } from '#generated/content/types.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Body, Lead, Panel, Small, Top } from './pop-up.styles.ts';

interface PopUpPanelProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly domId: string;
  readonly content: PopUp;
  readonly env: RenderEnv;
  readonly closeButton: ReactElement;
}

const logoWidths = { small: 120, large: 240 } as const;

/** The expanded pop-up: a non-modal dialog. */
export function PopUpPanel({ ref, domId, content, env, closeButton }: PopUpPanelProps): ReactElement {
  const { id, title, maximizedTitle, richText, logo, logoSize = 'small', targets, equalTargetSize, disclaimer } = content;
  const titleId = `${domId}-title`;
  return (
    <Panel ref={ref} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Top data-logo={logo ? logoSize : undefined}>
        {logo ? <LogoImage image={logo} width={logoWidths[logoSize]} /> : null}
        {maximizedTitle ? <Lead>{maximizedTitle}</Lead> : null}
        {closeButton}
      </Top>
      <Body>
        <Heading level={2} look="h3" id={titleId}>
          {title}
        </Heading>
        <RichText html={richText} env={env} />
        <Targets id={id} targets={targets} env={env} equal={equalTargetSize} />
        {disclaimer ? (
          <Small>
            <RichText html={disclaimer} env={env} look="small" />
          </Small>
        ) : null}
      </Body>
    </Panel>
  );
}
