import { styled } from 'styled-components';

export const AmountBox = styled.details`
  font-size: var(--font-size-small);

  & > summary {
    inline-size: fit-content;
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    list-style: none;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.3em;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > form {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    max-inline-size: 16rem;
    padding-block: var(--space-3);
  }
`;
