import { option } from '@url/infra/internal';

/** Whether normalization follows the letter of the document. */
export interface NormalizeOptions {
  /**
   * Whether to apply the document's equations and profiles by the letter; false unless given. Otherwise they are not applied where they would
   * change the URL to which a reference resolves.
   */
  readonly literal?: boolean | null;
}

/** Whether the options ask for the letter of the document. */
export function isLiteral(options: NormalizeOptions | null | undefined): boolean {
  return option(options, 'literal') === true;
}
