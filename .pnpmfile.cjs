// What a packed manifest says beyond the tracked one. The repository's address is written once, in the root's package.json.
const { relative, sep } = require('node:path');
const { repository } = require('./package.json');

const page = repository.url.replace(/^git\+|\.git$/g, '');
const dependencyFields = ['dependencies', 'peerDependencies', 'optionalDependencies'];

function addressOf(folder) {
  const directory = relative(__dirname, folder).split(sep).join('/');
  return {
    homepage: `${page}/tree/main/${directory}#readme`,
    repository: { ...repository, directory },
    bugs: { url: `${page}/issues` },
  };
}

/** pnpm resolves the versions of dependencies in any order; sorting them makes each tarball the same bytes every time. */
function beforePacking({ scripts, devDependencies, ...manifest }, folder) {
  for (const field of dependencyFields) {
    if (manifest[field])
      manifest[field] = Object.fromEntries(Object.entries(manifest[field]).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return { ...manifest, ...addressOf(folder) };
}

module.exports = { hooks: { beforePacking } };
