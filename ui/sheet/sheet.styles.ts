import { styled } from 'styled-components';

export const SheetRoot = styled.dialog`
  --_from: calc(var(--inline-direction) * 100%) 0;

  position: fixed;
  inset: 0;
  inset-inline-start: auto;
  inline-size: min(28rem, 100% - 2.5rem);
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background-color: var(--color-surface-raised);
  color: var(--color-ink);
  translate: var(--_from);
  transition:
    translate var(--duration-dialog) var(--ease-out),
    overlay var(--duration-dialog) allow-discrete,
    display var(--duration-dialog) allow-discrete;

  &[open] {
    display: flex;
    flex-direction: column;
    translate: 0 0;
  }
  @starting-style {
    &[open] {
      translate: var(--_from);
    }
  }
  &[data-placement='start'] {
    --_from: calc(var(--inline-direction) * -100%) 0;
    inset-inline: 0 auto;
  }
  &[data-placement='bottom'],
  &[data-placement='center'] {
    --_from: 0 100%;
    inset: auto 0 0;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 92%;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
  }
  @media (min-width: 600px) {
    &[data-placement='center'] {
      --_from: 0 2rem;
      inset: 0;
      inline-size: min(34rem, 100% - 2 * var(--space-5));
      block-size: fit-content;
      max-block-size: calc(100% - 2 * var(--space-5));
      margin: auto;
      border-radius: var(--radius-card);
      opacity: 0;
      transition-property: translate, opacity, overlay, display;
    }
    &[data-placement='center'][data-size='large'] {
      inline-size: min(56rem, 100% - 2 * var(--space-5));
    }
    &[data-placement='center'][open] {
      opacity: 1;
    }
  }
  &::backdrop {
    background-color: var(--color-scrim);
    opacity: 0;
    transition:
      opacity var(--duration-dialog) var(--ease-out),
      overlay var(--duration-dialog) allow-discrete,
      display var(--duration-dialog) allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

// Neither is a header or footer element: in a dialog those would be landmarks of the page.
export const SheetHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-4);
  padding-inline: var(--space-5) var(--space-4);

  &[data-hidden-title] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: var(--z-raised);
  }
`;

export const SheetBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--space-5) var(--space-5);

  &[data-bleed] {
    padding: 0;
  }
`;

export const SheetFooter = styled.div`
  padding: var(--space-4) var(--space-5);
  padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
`;
