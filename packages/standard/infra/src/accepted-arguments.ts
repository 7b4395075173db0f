// Arguments that callers may pass. The classes of the polyfill never pass them, so its build replaces each constant by false. Then the bundler
// removes the code for these arguments.

/** Whether a caller may pass a handler of validation errors. */
export const acceptsHandlers: boolean = true;
/** Whether a caller may pass an encoding other than UTF-8. */
export const acceptsEncodings: boolean = true;
/** Whether a caller may pass flags of UTS #46 that differ from the flags of the URL Standard's domain parser with beStrict false. */
export const acceptsFlags: boolean = true;
/** Whether a caller may pass a record that the parser did not create, or set its fields in any order. */
export const acceptsRecords: boolean = true;
/** Whether a caller may pass values of other types. The classes convert theirs. */
export const acceptsWrongTypes: boolean = true;
