/** Top-level domains that are not words of a chat, for a pattern. */
export const plainEnds =
  'com|co|id|net|org|shop|shopping|store|link|me|ly|site|online|app|info|biz|xyz|gg|to|cc|io|page|top|vip|club|live|web|asia|tk|ee|dev|sbs|click|icu|buzz|website|tech|cfd|cyou|ru|cn|uk|eu|jp|hk|fm|gd|cf|gq|pw|su|monster|zip|cloud|bet|casino|loan|digital|agency';

/** Ends that are also words or abbreviations, for a pattern. */
export const ambiguousEnds =
  'us|pro|ai|in|my|tv|ac|de|fr|nl|au|ca|is|it|la|be|at|art|bar|life|work|name|mobi|tel|ph|th|so|sh|st|ws|im|ga|ml|kr|tw|sg|vn|gl|promo|sale|gift|fun|help|support|care|today|group|center|world|host|news|blog|win|market|rest|space|deals|academy';
