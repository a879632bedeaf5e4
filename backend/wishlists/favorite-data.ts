import type { UserDataSource } from '../features/user-data-part.ts';
import { shopSites, createShopContext } from '../sites/shop-site.ts';
import { getListName } from './list-name.ts';

const getLocale = (siteId: string): string => {
  const site = shopSites.find(({ id }) => id === siteId);
  return site ? createShopContext(site, site.languages[0]).locale : 'en-us';
};

/** Lists of favorites, without the tokens of their links. */
export const favoriteData = {
  async export(db, { id }) {
    const rows = await db
      .selectFrom('favorite_lists as l')
      .leftJoin('favorite_items as i', 'i.list_id', 'l.id')
      .select(['l.id', 'l.site_id', 'l.name', 'l.share_token', 'i.style_id', 'i.color_code', 'i.added_at'])
      .where('l.customer_id', '=', id)
      .orderBy('l.created_at')
      .orderBy('l.id')
      .orderBy('i.added_at', 'desc')
      .execute();
    return {
      favorites: [...Map.groupBy(rows, (row) => row.id).values()].flatMap((ofList) => {
        const [list] = ofList;
        if (!list) return [];
        const { site_id, name, share_token } = list;
        const items = ofList.flatMap(({ style_id, color_code, added_at }) =>
          style_id === null || added_at === null ? [] : [{ productId: `${style_id}${color_code}`, addedAt: added_at.toISOString() }],
        );
        return [{ siteId: site_id, name: getListName(name, { locale: getLocale(site_id) }), isShared: share_token !== null, items }];
      }),
    };
  },
  async erase(transaction, { id }) {
    await transaction.deleteFrom('favorite_lists').where('customer_id', '=', id).execute();
  },
} satisfies UserDataSource;
