export const root: string;
export function packageFolders(): string[];
export function packageFolder(name: string): string;
export function entrySource(name: string, entry: string): string;
export function sourceOf(specifier: string): string | undefined;
export const packagesOfNode: readonly string[];
