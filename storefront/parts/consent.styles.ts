import { styled } from 'styled-components';

/**
 * A strip at the bottom, on large screens a card in the corner, above the page and below its dialogs; `bottom-bar-height` is its height on
 * the narrowest screens. On screens with `overlays: 'inline'` it is in the flow above the page's header and covers nothing.
 */
export const Bar = styled.section`
  padding: var(--space-2) var(--space-4);
  background: var(--color-surface-raised);
  color: var(--color-ink);
  font-size: 0.8125rem;
  line-height: 1.3;

  & > form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-2) var(--space-3);
  }
  & p {
    flex: 1 1 9rem;
    max-inline-size: 34rem;
    margin: 0;
    text-wrap: balance;
  }
  & a {
    color: inherit;
    white-space: nowrap;
  }
  @media (min-width: 600px) {
    padding-inline: var(--space-gutter);
    font-size: var(--font-size-small);

    & > form {
      gap: var(--space-2) var(--space-5);
    }
    & p {
      flex-grow: 0;
      flex-basis: auto;
    }
  }
  @media print {
    display: none;
  }

  [data-consent-place='page'] & {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: var(--z-popup);
    padding-block-end: max(var(--space-2), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--color-line);
    box-shadow: 0 0 1rem rgb(0 0 0 / 0.08);

    @media (min-width: 1024px) {
      inset-block-end: var(--space-5);
      inset-inline: auto var(--space-5);
      inline-size: 22rem;
      padding: var(--space-4);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-media);

      & > form {
        display: grid;
        gap: var(--space-3);
      }
    }
  }
  /* What has the focus is not behind it, nor is the end of the page. */
  html:has([data-consent-place='page'] &:not([hidden])) {
    scroll-padding-block-end: var(--bottom-bar-height);

    & > body {
      padding-block-end: var(--bottom-bar-height);
    }
  }
`;

/** Accept and reject look the same and are equally wide. Large text stacks them. */
export const Answers = styled.div`
  flex: 1 0 auto;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  max-inline-size: 100%;

  & > button {
    flex: 1 0 0;
    padding-inline: var(--space-3);
    font-size: inherit;
  }
  @media (min-width: 600px) {
    flex-grow: 0;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;

    & > button {
      padding-inline: var(--space-5);
    }
  }
`;

export const Purposes = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-5);
  border-block: 1px solid var(--color-line);
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
`;
