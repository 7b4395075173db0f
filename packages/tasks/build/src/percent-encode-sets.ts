import {
  componentPercentEncodeSet,
  fragmentPercentEncodeSet,
  PercentEncodeSet,
  pathPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '@url/percent';

// The sets for plain text: each contains "%", so that a receiver decodes the same text.

export const userinfoDataSet = /* @__PURE__ */ new PercentEncodeSet(userinfoPercentEncodeSet, '%');

/** Adds the ends of a segment, and "|", which can make a Windows drive letter. */
export const segmentDataSet = /* @__PURE__ */ new PercentEncodeSet(pathPercentEncodeSet, '%/\\|');

/** Adds the apostrophe, which is encoded in the query of a special URL. */
export const queryValueDataSet = /* @__PURE__ */ new PercentEncodeSet(componentPercentEncodeSet, "'");

export const fragmentDataSet = /* @__PURE__ */ new PercentEncodeSet(fragmentPercentEncodeSet, '%');
