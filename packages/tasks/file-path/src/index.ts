export { filePathToURL } from './file-path-to-url.js';
export type { FilePathOptions, FilePathToURLOptions } from './options.js';
export type { FilePath, FilePathFailure, FilePathReason, FileURL, PathStyle } from './result.js';
export { type FileURLInput, urlToFilePath } from './url-to-file-path.js';
