import { words } from '../../../../tools/conformance/words.ts';

/** Code points by purpose: the first and the last of each range, in hexadecimal digits. */
export const POOLS: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = Object.fromEntries(
  Object.entries({
    ascii: '61-7a 30-39',
    anyASCII: '00-2d 2f-7f',
    latin: '41-5a a0-24f 1e00-1eff a720-a7ff df-df',
    greek: '370-3ff 1f00-1fff 3c2-3c3',
    cyrillic: '400-52f 1c80-1c8a',
    armenian: '531-58f',
    georgian: '10a0-10ff 1c90-1cbf',
    cherokee: '13a0-13fd ab70-abbf',
    hebrew: '591-5f4 fb1d-fb4f',
    arabic: '600-6ff 750-77f 860-8ff fb50-fdff',
    syriac: '700-74f 7c0-7ff 10d00-10d8f 1e900-1e95f',
    indic: '900-dff 11000-1107f 11300-113ff 16100-1613f',
    southeastAsian: 'e00-109f 1780-17ff 1a20-1aad',
    hangul: 'ac00-d7a3 1100-11ff 3131-318e a960-a97c',
    kana: '3041-30ff ff65-ff9f 1b120-1b167',
    han: '4e00-9fff 3400-4dbf 20000-2ffff 30000-3ffff f900-faff',
    compatibility: '2070-24ff 3200-33ff ff00-ffef 1d400-1d7ff 1f100-1f2ff',
    digits: '660-669 6f0-6f9 966-96f b2-b3 10d30-10d39 1fbf0-1fbf9',
    marks: '300-36f 1ab0-1aff 1dc0-1dff 3099-309a 8ca-8ff 5c1-5c7',
    newMarks: '10d69-10d6d 10eab-10efc 16af0-16af4 16ff0-16ff6 1e4ec-1e4ef',
    newComposites: '105c0-105f3 11380-113d0 16121-16129 16d63-16d6a 11930-11938',
    joiners: '200c-200d',
    viramas: '94d-94d ccd-ccd d4d-d4d 1039-103a 10a3f-10a3f',
    ignored: 'ad-ad fe00-fe0f e0100-e01ef 200b-200b 2060-2064',
    deviations: 'df-df 3c2-3c2 200c-200d 1e9e-1e9e',
    dots: '2e-2e 3002-3002 ff0e-ff0e ff61-ff61',
    hyphens: '2d-2d',
    surrogates: 'd800-dfff',
    anything: '80-10ffff 80-1ffff 80-ffff',
  }).map(([name, ranges]) => [
    name,
    ranges.split(' ').map((range) => range.split('-').map((digits) => Number.parseInt(digits, 16)) as [number, number]),
  ]),
);

/** Pools to combine, so that many domains are valid or nearly valid. */
export const MIXES: readonly (readonly string[])[] = words(`
  ascii+latin ascii+latin+marks greek+marks cyrillic+marks armenian+georgian cherokee hebrew hebrew+digits arabic
  arabic+joiners arabic+digits+ascii syriac+joiners syriac+arabic+hebrew indic+viramas+joiners indic southeastAsian
  southeastAsian+viramas+joiners hangul kana+han han compatibility digits marks+newMarks ascii+marks+newMarks
  newComposites newComposites+marks+newMarks deviations+ascii+greek ignored+ascii+latin ascii+hyphens anyASCII
  anything hebrew+latin+hyphens arabic+viramas+joiners+indic surrogates+han`).map((mix) => mix.split('+'));
