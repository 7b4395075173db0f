// What callers may pass to the parsers. The build of the polyfill puts false in the place of both, since its classes pass neither: what serves
// only those who do is left out there.

/** Whether a caller may pass a handler of validation errors. */
export const takesHandlers: boolean = true;
/** Whether a caller may pass an encoding other than UTF-8. */
export const takesEncodings: boolean = true;
