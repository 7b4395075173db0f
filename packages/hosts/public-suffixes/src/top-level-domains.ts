/**
 * Lists the top-level domains of the public suffix list.
 *
 * @packageDocumentation
 */

import { topLevelDomains } from './top-level-domains.generated.js';

/**
 * https://publicsuffix.org/list/
 *
 * The top-level domains of the list in ASCII form, in order and without what two neighbours share: a capital letter says how many
 * characters a name has from the name before it ("A" none, "B" one), and the rest of the name follows. `@url/links` decodes it.
 *
 * @example
 * import { encodedTopLevelDomains } from '@url/public-suffixes/top-level-domains';
 *
 * encodedTopLevelDomains.startsWith('AaaaCrpBb'); // => true
 */
export const encodedTopLevelDomains: string = topLevelDomains;
