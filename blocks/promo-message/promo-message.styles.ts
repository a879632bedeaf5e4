import { styled } from 'styled-components';

export const Message = styled.div`
  display: grid;
  place-items: center;
  position: relative;
  block-size: 100%;
  min-block-size: 2.5rem;
  padding-block: 0.25rem var(--promo-bar-foot, 0.25rem);
  padding-inline: var(--promo-bar-controls, var(--space-gutter)) var(--promo-bar-end, var(--promo-bar-controls, var(--space-gutter)));
  background: var(--block-bg, transparent);
  color: var(--block-ink, inherit);
  font-size: 0.8125rem;
  line-height: 1.25;
  text-align: center;

  & a {
    text-underline-offset: 0.2em;
  }
  /* The whole message answers a click; its first link alone has the name, and all others stay above it. */
  &[data-clickable] a {
    position: relative;
    z-index: 1;
  }
  &[data-clickable] > div > a:first-of-type {
    position: static;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--block-hover, inherit);
      text-decoration-thickness: 2px;
    }
    &[data-clickable]:hover {
      color: var(--block-hover, var(--block-ink, inherit));
    }
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 0.5rem;
  max-inline-size: var(--width-promo);
  overflow-wrap: anywhere;

  & > a {
    padding-block: var(--promo-bar-link, 0.125rem);
    font-weight: var(--label-weight);
  }
  & p {
    margin: 0;
    font-size: inherit;
    line-height: inherit;
  }
`;
