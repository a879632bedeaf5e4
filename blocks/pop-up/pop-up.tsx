import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import type { BlockProps } from '#engine/definition.ts';
import type { PopUp } from '#generated/content/types.ts';
import type { PopUpMessages } from '#generated/messages/blocks/pop-up/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PopUpPanel } from './pop-up-panel.tsx';
import type { PopUpSettings } from './pop-up-settings.ts';
import { PopUpRoot, Tab, TabButton } from './pop-up.styles.ts';
import { usePopUp } from './use-pop-up.ts';

/**
 * An invitation in the corner: a tab, then a dialog that leaves the page usable. It takes the focus only when the visitor opens it; Escape
 * closes it from inside and returns the focus.
 */
export default function PopUpBlock({
  id,
  domId,
  content,
  messages,
  settings,
  env,
}: BlockProps<PopUp, PopUpMessages, PopUpSettings>): ReactElement | null {
  const { at, isOpenedByVisitor, expand, close, reportClick } = usePopUp(id, content, settings.popUp.delay);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const isExpanded = at === 'expanded';
  useEffect(() => {
    if (isExpanded && isOpenedByVisitor) panel.current?.focus({ preventScroll: true });
  }, [isExpanded, isOpenedByVisitor]);

  if (at === 'closed' || (!isExpanded && !content.minimizedTitle)) return null;
  const handleClose = (): void => {
    close();
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
  };
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isExpanded || event.defaultPrevented) return;
    event.preventDefault();
    handleClose();
  };
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) reportClick(link.textContent);
  };
  const closeButton = (
    <Button iconOnly variant="plain" size="small" aria-label={messages.close} onClick={handleClose}>
      <Icon name="close" />
    </Button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears of the links inside
    <PopUpRoot {...getBlockLook(content)} data-floating onFocus={rememberFocus} onKeyDown={onKeyDown} onClick={onClick}>
      {isExpanded ? (
        <PopUpPanel ref={panel} domId={domId} content={content} env={env} closeButton={closeButton} />
      ) : (
        <Tab>
          <TabButton type="button" aria-haspopup="dialog" aria-expanded="false" onClick={expand}>
            {content.minimizedTitle}
          </TabButton>
          {closeButton}
        </Tab>
      )}
    </PopUpRoot>
  );
}
