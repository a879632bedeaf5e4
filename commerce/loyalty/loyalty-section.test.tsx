import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loyaltySections } from './loyalty.fixtures.ts';
import LoyaltySection from './loyalty-section.tsx';

const [points, , vouchers, history] = loyaltySections;
const getHtml = (section: (typeof loyaltySections)[number]): string => renderToStaticMarkup(<LoyaltySection section={section} />);

describe('LoyaltySection', () => {
  it('labels the progress with its figures', () => {
    expect(getHtml(points)).toContain('aria-label="1,250 of 2,000 points toward your next reward"');
  });

  it('marks the vouchers that the points can buy', () => {
    expect([...getHtml(vouchers).matchAll(/<li( data-ready="true")?>/g)].map(([, mark]) => mark !== undefined)).toEqual([true, false]);
  });

  it('lists the history as a table with pagination links', () => {
    const html = getHtml(history);
    expect(html.match(/scope="col"/g)).toHaveLength(3);
    expect(html).toMatch(/href="\/en-us\/account\/loyalty\?start=10" rel="next"/);
    expect(getHtml({ ...history, entries: [], paging: undefined } as never)).toContain(
      'Your points will appear here after your first order.',
    );
  });
});
