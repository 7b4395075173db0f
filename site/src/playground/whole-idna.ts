import { toUnicode } from '@url/idna';
import { toASCIIByFlags } from '@url/idna/internal';
import { provideIDNA } from './idna-on-demand.ts';

provideIDNA({ toUnicode, toASCIIByFlags });
