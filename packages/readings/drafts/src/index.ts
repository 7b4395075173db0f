export { webAddress2009 } from './2009/web-address.js';
export { w3c2012 } from './2012/w3c-2012.js';
export { webspecs2014 } from './2014/webspecs-2014.js';
export { drafts } from './drafts.js';
export { model } from './model/model.js';
