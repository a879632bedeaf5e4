import { styled } from 'styled-components';

export const DialogOverlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: grid;
  place-items: end center;
  block-size: var(--visual-viewport-height, 100dvh);
  background-color: var(--color-scrim);
  transition: opacity var(--duration-dialog) var(--ease-out);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  &[data-placement='end'] {
    place-items: stretch end;
  }
  &[data-placement='start'] {
    place-items: stretch start;
  }
  @media (min-width: 600px) {
    &[data-placement='center'] {
      place-items: center;
      padding: var(--space-5);
    }
  }
`;

export const DialogPanel = styled.div`
  --_from: 0 2rem;

  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: 92%;
  overflow: hidden;
  background-color: var(--color-surface-raised);
  color: var(--color-ink);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  box-shadow: var(--shadow-high);
  transition: translate var(--duration-dialog) var(--ease-out);

  &[data-entering],
  &[data-exiting] {
    translate: var(--_from);
  }
  &[data-placement='end'],
  &[data-placement='start'] {
    --_from: 100% 0;
    inline-size: min(28rem, 100% - 2.5rem);
    max-block-size: none;
    border-radius: 0;
  }
  &[data-placement='start'] {
    --_from: -100% 0;
  }
  &[data-placement='bottom'] {
    --_from: 0 100%;
  }
  &:dir(rtl)[data-placement='end'] {
    --_from: -100% 0;
  }
  &:dir(rtl)[data-placement='start'] {
    --_from: 100% 0;
  }
  @media (min-width: 600px) {
    &[data-placement='center'] {
      inline-size: min(100%, 34rem);
      max-block-size: 100%;
      border-radius: var(--radius-card);
    }
    &[data-placement='center'][data-size='large'] {
      inline-size: min(100%, 60rem);
    }
    &[data-size='large'][data-placement='end'] {
      inline-size: min(38rem, 100% - 4rem);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const DialogSection = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  flex: 1;
  outline: 0;

  && {
    box-shadow: none;
  }
`;

export const DialogHeader = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-5);

  &[data-hidden-title] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: var(--z-raised);
  }
`;

export const DialogBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--space-5) var(--space-5);

  &[data-bleed] {
    padding: 0;
  }
`;

export const DialogFooter = styled.footer`
  padding: var(--space-4) var(--space-5);
  padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
`;
