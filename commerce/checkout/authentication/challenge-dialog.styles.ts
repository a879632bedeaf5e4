import { styled } from 'styled-components';

export const ChallengeBox = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block-end: var(--space-5);

  & > :not([data-part='frame']) {
    margin-inline: var(--space-5);
  }
  & > [data-part='state'],
  & > [data-part='question'] {
    display: grid;
    gap: var(--space-2);
  }
  & > [data-part='question'] {
    gap: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
  & > [data-part='frame'] {
    position: relative;
    display: grid;
    justify-content: center;
    min-block-size: 400px;
  }
  & iframe {
    border: 0;
    inline-size: 390px;
    max-inline-size: 100vw;
    block-size: 400px;
    background-color: var(--color-surface);
  }
  & iframe[data-size='250x400'] {
    inline-size: 250px;
  }
  & iframe[data-size='500x600'] {
    inline-size: 500px;
    block-size: 600px;
  }
  & iframe[data-size='600x400'] {
    inline-size: 600px;
  }
  & [data-part='frame']:has([data-size='fullscreen']) {
    justify-content: stretch;
  }
  & iframe[data-size='fullscreen'] {
    inline-size: 100%;
    block-size: max(400px, 92dvh - 220px);
  }
  & [data-part='waiting'] {
    position: absolute;
    inset: 0;
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding: var(--space-5);
    pointer-events: none;
  }
  & [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  & [hidden] {
    display: none;
  }
`;

export const WaitingBox = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-inline-size: calc(var(--width-content) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--space-gutter) var(--space-section);
`;
