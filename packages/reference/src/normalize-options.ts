/** How far normalization follows the document where the URL Standard goes on from it. */
export interface NormalizeOptions {
  /**
   * Whether to apply the document's equations and profiles as they are written. False unless given: then they are not applied
   * where they would change what a URL resolves to.
   */
  readonly literal?: boolean | null;
}

const isOwn = Object.prototype.hasOwnProperty;

/** Whether the options ask for the document as it is written; what a prototype has is no option. */
export function isLiteral(options: NormalizeOptions): boolean {
  return isOwn.call(options, 'literal') && options.literal === true;
}
