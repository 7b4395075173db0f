/** Whether ways are built in that only save time. The build of `@url/polyfill/small` puts false in its place. */
export const hasShortCuts: boolean = true;

/** Whether messages name the place of a failure. The build of `@url/polyfill/small` puts false in its place. */
export const keepsPlaces: boolean = true;
