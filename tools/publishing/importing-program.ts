/** A program that imports two packages, to see that an installation works. */
export const importingProgram = `import { URL } from '@url/polyfill';
import { registrableDomain } from '@url/site';
console.log(new URL('http://a.example.co.uk').href, registrableDomain('a.example.co.uk'));
`;

/** What it prints. */
export const printedByProgram = 'http://a.example.co.uk/ example.co.uk\n';
