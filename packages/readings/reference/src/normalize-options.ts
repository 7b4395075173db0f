import { checkOptions, flag } from '@url/infra/internal';

/** Whether normalization follows the document exactly. */
export interface NormalizeOptions {
  /**
   * Whether to apply the equations and profiles of the document exactly. By default they are not applied if they would change the URL to which
   * a reference resolves.
   */
  readonly literal?: boolean | null;
}

/** Whether the options ask to follow the document exactly. */
export function isLiteral(options: NormalizeOptions | null | undefined): boolean {
  checkOptions(options, ['literal']);
  return flag(options, 'literal', false);
}
