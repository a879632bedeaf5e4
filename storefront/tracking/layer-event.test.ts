import { describe, expect, it } from 'vitest';
import { createLayerEvent } from './layer-event.ts';

describe('createLayerEvent', () => {
  it('converts names and fields to snake case', () => {
    expect(createLayerEvent('top-nav-click', 'menu', { path: 'Men > Boots' })).toEqual({
      event: 'top_nav_click',
      block_id: 'menu',
      path: 'Men > Boots',
    });
    expect(createLayerEvent('page-view', undefined, { pageType: 'home' })).toEqual({ event: 'page_view', page_type: 'home' });
  });

  it('formats products like GA4’s e-commerce', () => {
    const items = [{ itemId: 'P1', itemVariant: 'S1', price: 10, quantity: 2 }];
    expect(createLayerEvent('add-to-cart', undefined, { currency: 'USD', value: 20, items })).toEqual({
      event: 'add_to_cart',
      ecommerce: { currency: 'USD', value: 20, items: [{ item_id: 'P1', item_variant: 'S1', price: 10, quantity: 2 }] },
    });
  });

  it('uses GA4’s names for recommendations and promotions', () => {
    expect(createLayerEvent('recommendation-impression', 'r', { recommendationId: 'l', productIds: ['P1', 'P2'] })).toEqual({
      event: 'view_item_list',
      block_id: 'r',
      ecommerce: {
        item_list_id: 'l',
        items: [
          { item_id: 'P1', index: 0 },
          { item_id: 'P2', index: 1 },
        ],
      },
    });
    expect(createLayerEvent('recommendation-click', 'r', { productId: 'P2', position: 2 })).toEqual({
      event: 'select_item',
      block_id: 'r',
      ecommerce: { items: [{ item_id: 'P2', index: 1 }] },
    });
    expect(createLayerEvent('promotion-click', 'h', { promotionId: 'p', creativeName: 'c' })).toEqual({
      event: 'select_promotion',
      block_id: 'h',
      ecommerce: { promotion_id: 'p', creative_name: 'c' },
    });
  });

  it("uses the editor's event name for an experience", () => {
    const data = { experienceId: 'hero', variant: 'A' };
    expect(createLayerEvent('experience-impression', undefined, { ...data, trackingEvent: 'home-hero' })).toEqual({
      event: 'home-hero',
      experience_id: 'hero',
      variant: 'A',
    });
    expect(createLayerEvent('experience-impression', undefined, data).event).toBe('experience_impression');
  });
});
