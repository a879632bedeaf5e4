import { styled } from 'styled-components';

export const CouponRoot = styled.div`
  display: grid;
  gap: var(--space-4);
  container-type: inline-size;
`;

export const CouponForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: start;

  & input {
    text-transform: uppercase;
  }
  /* Beside the field, below its label. */
  & > button {
    margin-block-start: calc(var(--font-size-small) * 1.35 + var(--space-2));
  }
  @container (max-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin-block-start: 0;
    }
  }
`;
