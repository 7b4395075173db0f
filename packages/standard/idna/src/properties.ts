// The properties of a code point that UTS #46, RFC 5892, RFC 5893 and normalization use, one bit each, except the last. The properties of
// a string are the bits of its code points or'ed together, and a rule is not run if its bit is not among them.

/** Bidi_Class L. */
export const BIDI_L = 0x1;
/** Bidi_Class R or AL, which RFC 5893 never tells apart. */
export const BIDI_R_AL = 0x2;
/** Bidi_Class AN. */
export const BIDI_AN = 0x4;
/** Bidi_Class EN. */
export const BIDI_EN = 0x8;
/** Bidi_Class ES, CS, ET, ON or BN, which RFC 5893 never tells apart. */
export const BIDI_NEUTRAL = 0x10;
/** Bidi_Class NSM. */
export const BIDI_NSM = 0x20;
/** All bits of Bidi_Class. A code point has at most one of them. */
export const BIDI_CLASSES = 0x3f;
/** Joining_Type L or D: may precede U+200C. */
export const JOINS_FORWARD = 0x40;
/** Joining_Type R or D: may follow U+200C. */
export const JOINS_BACKWARD = 0x80;
/** Joining_Type T. */
export const JOINS_THROUGH = 0x100;
/** General_Category M. */
export const MARK = 0x200;
/** Canonical_Combining_Class 9. */
export const VIRAMA = 0x400;
/** U+200C or U+200D. */
export const JOINER = 0x800;
/** NFC_Quick_Check is not Yes, or Canonical_Combining_Class is not 0. */
export const MAY_CHANGE = 0x1000;
/** Status disallowed. */
export const DISALLOWED = 0x2000;
/** Status ignored. */
export const IGNORED = 0x4000;
/** Status mapped. */
export const MAPPED = 0x8000;
/** Status mapped, to the result of lower-cased compatibility normalization, which the engine has to do. */
export const COMPUTED = 0x10000;
/** A code point that is mapped to its case folding, or a valid letter of Bidi_Class L that folding does not change. The engine has to say which. */
export const CASED = COMPUTED | BIDI_L;
/** From this bit on: a number that orders as Canonical_Combining_Class does, 0 for class 0. It is not a bit, and says nothing of a string. */
export const COMBINING_RANK = 17;
