import { styled } from 'styled-components';

export const DeliveryFormRoot = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  & > fieldset,
  & > [data-kind] {
    inline-size: 100%;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
  }
`;
