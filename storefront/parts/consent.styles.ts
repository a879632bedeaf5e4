import { styled } from 'styled-components';

/** Above the page and below its dialogs, in the corner where pages have no text at first on larger screens: it takes no room of the page, and nothing waits for it. */
export const Bar = styled.section`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--z-popup);
  padding: var(--space-4) var(--space-gutter);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface-raised);
  color: var(--color-ink);
  box-shadow: 0 0 1.5rem rgb(0 0 0 / 0.1);
  font-size: var(--font-size-small);

  & > form {
    display: grid;
    gap: var(--space-3);
  }
  & p {
    max-inline-size: 34rem;
    margin: 0;
    text-wrap: pretty;
  }
  & a {
    color: inherit;
    white-space: nowrap;
  }
  @media (min-width: 600px) {
    inset-block-end: var(--space-5);
    inset-inline: auto var(--space-5);
    inline-size: min(26rem, calc(100vw - 2 * var(--space-5)));
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-media);
  }
  @media print {
    display: none;
  }
  /* What has the focus is not behind it. */
  html:has(&) {
    scroll-padding-block-end: 12rem;
  }
`;

/** As easy to refuse as to accept. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
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
