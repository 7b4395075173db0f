/** Whether the build contains code that only saves time. The build of `@url/polyfill/small` replaces it by false. */
export const hasShortCuts: boolean = true;

/** Whether messages name the place of a failure. The build of `@url/polyfill/small` replaces it by false. */
export const keepsPlaces: boolean = true;
