import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import { useHost } from '#engine/host-context.tsx';
import type { Accordion } from '#generated/content/types.ts';
import type { HeadingLevel } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { RichText } from '#blocks/parts/text/rich-text.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { AccordionLayout, ItemButton, ItemPanel, ItemRoot } from './accordion.styles.ts';

/**
 * Headings that show and hide their text: the WAI-ARIA accordion, with arrow keys, Home and End between its headings. Without script every
 * text is open (see the styles).
 */
export default function AccordionBlock({ id, domId, content, env }: BlockProps<Accordion>): ReactElement {
  const host = useHost();
  const { items, allowMultiple = true, headingLevel } = content;
  const [open, setOpen] = useState<ReadonlySet<number>>(() => getInitiallyOpen(items, allowMultiple));
  const list = useRef<HTMLDivElement>(null);
  const level = headingLevel ?? (content.title ? 3 : 2);
  const titleLevel = Math.max(2, level - 1) as HeadingLevel;
  const ItemHeading = `h${Math.max(level, content.title ? titleLevel + 1 : 2)}` as `h${HeadingLevel}`;

  /** Only the reader's own action is tracked, not an item that closes because another opens. */
  function toggle(index: number, title: string): void {
    const isOpen = open.has(index);
    const next = new Set(allowMultiple || isOpen ? open : []);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
    host.track({ name: isOpen ? 'accordion-close' : 'accordion-expand', blockId: id, data: { title } });
  }

  function moveFocus(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button[aria-controls]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || goal === undefined) return;
    event.preventDefault();
    buttons.at(goal % buttons.length)?.focus();
  }

  return (
    <Frame colors={content}>
      <AccordionLayout>
        <TextGroup content={content} env={env} level={titleLevel} />
        <div ref={list} role="presentation" onKeyDown={moveFocus}>
          {items.map((item, index) => {
            const isOpen = open.has(index);
            const name = `${domId}-${index}`;
            return (
              <ItemRoot key={name}>
                <ItemHeading>
                  <ItemButton
                    type="button"
                    id={`${name}-heading`}
                    aria-expanded={isOpen}
                    aria-controls={`${name}-panel`}
                    onClick={() => toggle(index, item.title)}
                  >
                    {item.title}
                    <Icon name="plus" />
                  </ItemButton>
                </ItemHeading>
                <ItemPanel
                  id={`${name}-panel`}
                  role={items.length <= 6 ? 'region' : undefined}
                  aria-labelledby={items.length <= 6 ? `${name}-heading` : undefined}
                  data-open={isOpen || undefined}
                >
                  <div>
                    <RichText html={item.body} env={env} />
                  </div>
                </ItemPanel>
              </ItemRoot>
            );
          })}
        </div>
      </AccordionLayout>
    </Frame>
  );
}

function getInitiallyOpen(items: Accordion['items'], allowMultiple: boolean): ReadonlySet<number> {
  const open = items.flatMap((item, index) => (item.open ? [index] : []));
  return new Set(allowMultiple ? open : open.slice(0, 1));
}
