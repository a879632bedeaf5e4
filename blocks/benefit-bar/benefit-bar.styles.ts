import { styled } from 'styled-components';

export const BarRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 3rem;
  padding-inline: var(--block-gutter, var(--space-gutter));
  background: var(--block-bg, var(--color-surface-sunken));
  color: var(--block-ink, var(--color-ink));
`;

/** In a row on large screens; stacked on phones, where a strip would hide most of them. */
export const Benefits = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2) var(--space-6);
  margin: 0;
  padding: var(--space-3) 0;
  list-style: none;
  font-size: var(--font-size-small);
  line-height: var(--line-height-small);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  & a {
    min-block-size: 1.5rem;
    text-underline-offset: 0.2em;
  }
  @media (min-width: 600px) {
    flex-flow: row wrap;
    justify-content: center;
  }
`;

/** Needs a script to work, so it is hidden without one. */
export const Close = styled.div`
  grid-column: 2;
  margin-inline-end: -0.5rem;

  @media (scripting: none) {
    display: none;
  }
`;
