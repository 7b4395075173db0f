/** The words of a text, which spaces and line feeds separate. */
export function words(text: string): string[] {
  return text.split(/[ \n]+/).filter((word) => word !== '');
}
