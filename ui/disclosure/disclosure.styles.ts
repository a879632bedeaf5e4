import { styled } from 'styled-components';

export const DisclosureRoot = styled.details`
  border-block-end: 1px solid var(--color-line);

  &[data-plain] {
    border: 0;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 3.5rem;
    padding-block: var(--space-3);
    list-style: none;
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    line-height: 1.3;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    transition: transform var(--duration-base) var(--ease-out);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size var(--duration-dialog) var(--ease-out),
      content-visibility var(--duration-dialog) allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
  }
  & > div {
    padding-block: 0 var(--space-5);
  }
  @media (hover: hover) {
    & > summary:hover {
      color: var(--color-accent-text);
    }
  }
`;
