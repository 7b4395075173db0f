/** Whether normalization follows the letter of the document. */
export interface NormalizeOptions {
  /**
   * Whether to apply the document's equations and profiles by the letter; false unless given. Otherwise they are not applied where they would
   * change the URL to which a reference resolves.
   */
  readonly literal?: boolean | null;
}

const isOwn = Object.prototype.hasOwnProperty;

/** Whether the options ask for the letter of the document. A property of a prototype is not an option. */
export function isLiteral(options: NormalizeOptions): boolean {
  return isOwn.call(options, 'literal') && options.literal === true;
}
