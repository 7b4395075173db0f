const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00b9\u00b2\u00b3]) *(?:[.:]|$)/i;

/**
 * https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
 *
 * Whether Windows takes a last component for a device. The directory, and what follows the name after "." or ":", make no difference.
 */
export function isDeviceName(name: string): boolean {
  return deviceName.test(name);
}
