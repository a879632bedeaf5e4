import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { CtaButtons } from '#generated/content/types.ts';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { Targets } from '#blocks/parts/media/targets.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { ButtonsStack } from './cta-buttons.styles.ts';

/** A row of call-to-action buttons under an optional title. */
export default function CtaButtonsBlock({ id, content, env }: BlockProps<CtaButtons>): ReactElement {
  const { title, titleStyle, alignment = 'left', targets, equalTargetSize } = content;
  return (
    <Frame colors={content}>
      <ButtonsStack>
        <TextGroup content={{ title, titleStyle }} env={env} level={2} look="h3" align={alignment} />
        <Targets id={id} targets={targets} env={env} align={alignment} equal={equalTargetSize} />
      </ButtonsStack>
    </Frame>
  );
}
