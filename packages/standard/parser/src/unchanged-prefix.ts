import { type EndOf, endOf } from './scanners.js';
import { unchangedFileAuthority } from './states/file-host.js';
import { lowercasedHost, unchangedHost, unchangedOpaqueHost } from './states/host.js';
import { unchangedOpaquePath } from './states/opaque-path.js';
import { longestInput, unchangedSegments } from './states/path.js';
import { unchangedPort } from './states/port.js';
import { unchangedOtherScheme, unchangedScheme } from './states/scheme.js';

// Concatenates what the states leave unchanged, in the order of a URL. Each state exports the expression of its own part.

const unchangedAuthority = (port = ''): string =>
  `(?:${unchangedScheme()}${unchangedHost()}${port}|${unchangedFileAuthority()})`;

/** Finds the end of the unchanged scheme and host of a special URL; −1 for another URL, and if the scheme is not unchanged. */
export const endOfUnchangedAuthority: EndOf = /* @__PURE__ */ endOf(() => unchangedAuthority());

const withSegments = /* @__PURE__ */ endOf(() => unchangedAuthority(unchangedPort()) + unchangedSegments());

/** Finds the end of the unchanged scheme, host, port and segments of a special URL; −1 for another URL, and if the scheme is not unchanged. */
export const endOfUnchangedPrefix: EndOf = (input, pointer) =>
  input.length > longestInput ? endOfUnchangedAuthority(input, pointer) : withSegments(input, pointer);

const lowercased = /* @__PURE__ */ endOf(
  () => unchangedScheme() + lowercasedHost() + unchangedPort() + unchangedSegments(),
  'iy',
);

/**
 * Finds the end of the scheme and host of a special URL that the states only lowercase, and of the unchanged port and segments after them;
 * −1 for another URL, and for a file URL.
 */
export const endOfLowercasedPrefix: EndOf = (input, pointer) =>
  input.length > longestInput ? -1 : lowercased(input, pointer);

const other = /* @__PURE__ */ endOf(
  () => `${unchangedOtherScheme()}(?://${unchangedOpaqueHost()}${unchangedSegments()}|${unchangedOpaquePath()})`,
);

/** Finds the end of the unchanged scheme, host and path of a URL that is not special; −1 for a special URL, and if the scheme is not unchanged. */
export const endOfUnchangedOther: EndOf = (input, pointer) =>
  input.length > longestInput ? -1 : other(input, pointer);
