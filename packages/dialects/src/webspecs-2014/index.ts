export { webspecs2014 } from './webspecs-2014.js';
