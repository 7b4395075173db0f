// The sources of regular expressions for characters that people do not see as they are. tools/checks/check-rules.ts finds expressions that repeat them.

/** The characters beside "." that UTS #46 maps to "." between labels, as a part of a character class: the ideographic full stops. */
export const ideographicFullStops = '\\u3002\\uff0e\\uff61';

/** Embeddings, overrides and isolates, which change the order of the text around them. */
export const reorderingPattern = '[\\u202a-\\u202e\\u2066-\\u2069]';

/** Characters that a terminal or a log could execute, reorder or hide, and that JSON does not escape. */
export const unseenPattern =
  '[\\x7f-\\x9f\\xad\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]|\\u034f|[\\ufe00-\\ufe0f]|\\udb40[\\udc00-\\udfff]';
