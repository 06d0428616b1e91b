import { blindGoods } from './blind/blind-goods.js';
import { blindSecondGoods } from './blind/blind-second-goods.js';
import { blindSecondServices } from './blind/blind-second-services.js';
import { blindServices } from './blind/blind-services.js';
import { chatGoods } from './chat-goods.js';
import { chatSecond } from './chat-second.js';
import { chatServices } from './chat-services.js';
import { eighthRead } from './blind/eighth-read.js';
import { eighthUnread } from './blind/eighth-unread.js';
import { fifthGoods } from './blind/fifth-goods.js';
import { fifthServices } from './blind/fifth-services.js';
import { fourthShops } from './blind/fourth-shops.js';
import { freshShops } from './fresh-shops.js';
import { goodsShops } from './goods-shops.js';
import { informalShops } from './informal-shops.js';
import { ninthWrong } from './blind/ninth-wrong.js';
import { otherShops } from './other-shops.js';
import { seventhRead } from './blind/seventh-read.js';
import { seventhUnread } from './blind/seventh-unread.js';
import type { Shop } from './shop.js';
import { sixthShops } from './blind/sixth-shops.js';
import { thirdGoods } from './blind/third-goods.js';
import { thirdServices } from './blind/third-services.js';
import { unseenGoods } from './unseen-goods.js';
import { unseenServices } from './unseen-services.js';

/** All tables, by their origin. */
export const allShops: Readonly<Record<string, readonly Shop[]>> = {
  'tables that the rules were written for': [
    ...[...goodsShops, ...otherShops, ...informalShops, ...freshShops, ...chatGoods, ...chatServices, ...chatSecond],
    ...[...blindGoods, ...blindServices, ...blindSecondGoods, ...blindSecondServices, ...unseenGoods, ...unseenServices],
  ],
  third: [...thirdGoods, ...thirdServices],
  fourth: fourthShops,
  fifth: [...fifthGoods, ...fifthServices],
  sixth: sixthShops,
  'seventh, first half': seventhRead,
  'seventh, second half': seventhUnread,
  'eighth, first half': eighthRead,
  'eighth, second half': eighthUnread,
  ninth: ninthWrong,
};
