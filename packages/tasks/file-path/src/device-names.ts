const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00b9\u00b2\u00b3]) *(?:[.:]|$)/i;

/**
 * https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
 *
 * Tests whether a last component is a Windows device. Windows ignores the directory, and the rest of the component after "." or ":".
 */
export function isDeviceName(name: string): boolean {
  return deviceName.test(name);
}
