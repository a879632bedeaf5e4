import { styled } from 'styled-components';

/**
 * In the corner that has no text when a page opens, above the page and below its dialogs; a sheet at the bottom edge on small screens. It
 * is as large as the window, so that opening the panel is no layout shift, and only its content takes clicks.
 */
export const PopUpRoot = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-popup);
  display: grid;
  align-items: end;
  justify-items: start;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
  @media (min-width: 600px) {
    justify-items: end;
    padding: var(--space-5);
  }
  @media print {
    display: none;
  }
`;

const ground = `
  background: var(--block-bg, var(--color-surface-raised));
  color: var(--block-ink, var(--color-ink));
  box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 0.18);
`;

export const Tab = styled.div`
  ${ground}
  display: flex;
  align-items: center;
  max-inline-size: calc(100vw - 2 * var(--space-3));
  margin-block: 0 var(--space-3);
  margin-inline: var(--space-3) 0;
  border-radius: var(--radius-control);

  @media (min-width: 600px) {
    margin: 0;
  }
`;

export const TabButton = styled.button`
  min-block-size: 2.75rem;
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-2);
  border-radius: var(--radius-control);
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  text-align: start;
  overflow-wrap: anywhere;
`;

export const Panel = styled.div`
  ${ground}
  display: grid;
  gap: var(--space-1);
  inline-size: 100%;
  max-block-size: min(80vh, 36rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-2) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
  border-radius: var(--radius-media) var(--radius-media) 0 0;
  overflow-wrap: anywhere;
  animation: pop-up-rise var(--duration-dialog) var(--ease-out);

  @keyframes pop-up-rise {
    from {
      opacity: 0;
      translate: 0 1rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  &:focus {
    outline: none;
  }
  @media (min-width: 600px) {
    gap: var(--space-3);
    inline-size: min(22rem, 100%);
    padding: var(--space-4) var(--space-5) var(--space-5);
    border-radius: var(--radius-media);
  }
  @media (min-width: 1024px) {
    inline-size: 26rem;
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  & > img {
    inline-size: auto;
    max-inline-size: 7.5rem;
    max-block-size: 2rem;
    object-fit: contain;
  }
  & > button {
    margin-inline: auto calc(-1 * var(--space-2));
  }
  &[data-logo='large'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &[data-logo='large'] > img {
    max-inline-size: min(100%, 15rem);
    max-block-size: 4rem;
  }
  &[data-logo='large'] > p {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

export const Lead = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
`;

/** Compact on a phone: the panel opens by itself, and the page below it must stay readable. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  font-size: var(--font-size-small);

  & > h2 {
    color: var(--block-title, inherit);
  }
  @media (max-width: 599.98px) {
    & > h2 {
      max-inline-size: none;
      font-size: 1.125rem;
      text-wrap: pretty;
    }
  }
  @media (min-width: 600px) {
    gap: var(--space-4);
    font-size: inherit;
  }
`;

export const Small = styled.div`
  color: var(--color-ink-muted);
`;
