// pnpm writes the dependencies of a packed manifest in whatever order it came to know their versions. In one order, a tarball has the same
// bytes each time. What it needs to be built is left out, since the sources are not in it.
const fields = ['dependencies', 'peerDependencies', 'optionalDependencies'];

function beforePacking({ scripts, devDependencies, ...manifest }) {
  for (const field of fields) {
    if (manifest[field])
      manifest[field] = Object.fromEntries(Object.entries(manifest[field]).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return manifest;
}

module.exports = { hooks: { beforePacking } };
