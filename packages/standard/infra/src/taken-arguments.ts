// What callers may pass. The build of the polyfill puts false in the place of each, since its classes pass none: what serves only those who do
// is left out there.

/** Whether a caller may pass a handler of validation errors. */
export const takesHandlers: boolean = true;
/** Whether a caller may pass an encoding other than UTF-8. */
export const takesEncodings: boolean = true;
/** Whether a caller may pass other flags of UTS #46 than the URL Standard's domain parser does with beStrict false. */
export const takesFlags: boolean = true;
/** Whether a caller may pass a record that the parser has not made, or set fields of one in any order. */
export const takesRecords: boolean = true;
