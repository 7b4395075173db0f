// Changes manifests: of other publishers' packages when they are installed, and of ours when they are packed. The repository's address is
// written once, in the root's package.json.
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

/** These tools read TypeScript through the compiler's old interface, which version 7 lacks. They get a compiler of their own. */
const readsTypeScript = /^(?:dependency-cruiser$|@typescript-eslint\/|ts-api-utils$)/;

/** These run here without the large package that they name as a peer. */
const unusedPeers = { 'react-native-url-polyfill': 'react-native' };

function readPackage(manifest) {
  const { [unusedPeers[manifest.name]]: _unused, ...peerDependencies } = manifest.peerDependencies ?? {};
  if (!readsTypeScript.test(manifest.name)) return { ...manifest, peerDependencies };
  const { typescript: _typescript, ...others } = peerDependencies;
  return { ...manifest, peerDependencies: others, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } };
}

module.exports = { hooks: { beforePacking, readPackage } };
