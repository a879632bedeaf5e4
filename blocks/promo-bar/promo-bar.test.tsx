import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { extreme, typical } from './promo-bar.fixtures.ts';

const findMessages = (html: string): number => html.match(/data-block="promo-message"/g)?.length ?? 0;

describe('promo-bar', () => {
  it('shows eight messages at most', async () => {
    expect(findMessages(await renderBlock(extreme))).toBe(8);
  });

  it('drops empty messages, and is hidden when all are empty', async () => {
    const empty = { type: 'promo-message', id: 'empty' };
    expect(findMessages(await renderBlock({ ...typical, messages: [empty, ...typical.messages] }))).toBe(3);
    expect(await renderBlock({ ...typical, messages: [empty] })).toBe('');
  });

  it('shows its first message without code', async () => {
    const html = await renderBlock(typical);
    expect(html.match(/data-current="true"/g)).toHaveLength(2);
    expect(html.indexOf('data-current')).toBeLessThan(html.indexOf('Free delivery'));
  });
});
