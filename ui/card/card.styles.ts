import { styled } from 'styled-components';

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-inline-size: 0;
  isolation: isolate;

  &[data-look='raised'] {
    gap: 0;
    overflow: hidden;
    border-radius: var(--radius-card);
    background-color: var(--color-surface-raised);
    box-shadow: var(--shadow-low);
  }
  &[data-look='raised'] > picture {
    border-radius: 0;
  }
  &[data-look='outline'] {
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
  }
  & > picture > img {
    transition: transform var(--duration-slow) var(--ease-out);
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover > picture > img {
      transform: scale(1.025);
    }
  }
`;

export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);

  article[data-look='raised'] > & {
    padding: var(--space-5);
  }
`;

export const CardCorner = styled.div`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-start: var(--space-3);
  z-index: calc(var(--z-raised) + 1);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  &[data-side='end'] {
    inset-inline: auto var(--space-3);
  }
`;
