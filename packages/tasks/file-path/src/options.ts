import { argumentError, checkOptions, flag, option } from '@url/infra/internal';
import type { PathStyle } from './result.js';

/** The options of both functions. */
export interface FilePathOptions {
  /** The rules that the path follows. `'win32'` is Node's name for `'windows'`. */
  readonly style: PathStyle | 'win32';
  /** Whether to refuse or keep a last component that is a Windows device, such as "NUL". The default is "refuse". */
  readonly deviceNames?: 'refuse' | 'keep' | null;
  /**
   * Whether to refuse or keep a trailing dot or space of a name in a URL or after "\\?\". Windows removes it elsewhere, and then the path may
   * name another file. The default is "refuse".
   */
  readonly trimmedNames?: 'refuse' | 'keep' | null;
}

/** The options of `filePathToURL`. */
export interface FilePathToURLOptions extends FilePathOptions {
  /**
   * Whether the path is a directory. The URL of a directory ends in "/", so that relative references resolve inside it. By default a path is a
   * directory if it ends in a separator.
   */
  readonly directory?: boolean | null;
}

/** The options with their defaults. */
export interface Settings {
  readonly isWindows: boolean;
  readonly keepsDeviceNames: boolean;
  readonly keepsTrimmedNames: boolean;
  readonly directory: boolean | null;
}

const styles: readonly unknown[] = ['posix', 'windows', 'win32'];

/** Reads the options. Throws if the style is missing, because the rules of another system would lead to another file. */
export function readOptions(options: FilePathToURLOptions, names: readonly string[]): Settings {
  checkOptions(options, ['style', 'deviceNames', 'trimmedNames', ...names]);
  const style = option(options, 'style');
  if (!styles.includes(style)) throw argumentError('options.style', style, 'is not "posix", "windows" or "win32"');
  return {
    isWindows: style !== 'posix',
    keepsDeviceNames: keeps(options, 'deviceNames'),
    keepsTrimmedNames: keeps(options, 'trimmedNames'),
    directory: option(options, 'directory') === null ? null : flag(options, 'directory', false),
  };
}

function keeps(options: FilePathOptions, name: 'deviceNames' | 'trimmedNames'): boolean {
  const value: unknown = option(options, name) ?? 'refuse';
  if (value !== 'refuse' && value !== 'keep')
    throw argumentError(`options.${name}`, value, 'is not "refuse" or "keep"');
  return value === 'keep';
}
