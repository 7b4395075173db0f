// The tests of the package with the oldest undici that it accepts as a peer.
import { vi } from 'vitest';

vi.mock('undici', () => import('undici-7'));

await import('./guarded-dispatcher.test.js');
await import('./guarded-fetch.test.js');
await import('./limits.test.js');
await import('./redirects.test.js');
