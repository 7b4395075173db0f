import { ideographicFullStops } from '@url/infra/internal';

/** What separates labels: the dots of RFC 3490. */
export const dots: RegExp = /* @__PURE__ */ new RegExp(`[.${ideographicFullStops}]`);
